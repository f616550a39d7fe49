/** The pocket edition: the same engine as one page on a phone. This door is what builds and tests a page; the page itself begins in `browser/main.ts`. */

export { FIRST_PARTS, openFolder, partsFile, programWith } from './folder-parts.ts';
export { folderPage, MANIFEST, onePage, type PartTexts, type Program, styleOf } from './page.ts';
export { type About, OWN_PART_NAMES, type OwnParts, PART_NAMES, type PartName, type Parts, partsOf } from './parts.ts';
export { qrCode } from './qr-code.ts';
export { serviceWorker } from './service-worker.ts';
export { pocketWorld } from './world.ts';
