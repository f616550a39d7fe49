// Importing card data: reading its files, compiling every text once, and bringing the result into use.
export { inputText, LARGEST_FILE } from '../reading/data-paths.ts';
export { compileNames, type PrintsToCompile, printsByName } from './compile-cards.ts';
export {
  type Compile,
  type Compiling,
  compileAgain,
  type DataRead,
  type ImportEnd,
  type Imported,
  importCards,
  type Progress,
  readCardFiles,
  readNameFiles,
} from './import-cards.ts';
