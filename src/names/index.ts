export { findNames } from './find-names.ts';
