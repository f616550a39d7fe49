import { handInTextReader } from '../state/text-reader.ts';
import { readSketchedTexts } from './data.ts';

// Tests read the texts of sketches as the command line does: the grammar is opened, as it was built, when the first board has one.
handInTextReader(readSketchedTexts);
