import { handInTextReader } from '../../state/index.ts';
import { readSketchedTexts } from './index.ts';

handInTextReader(readSketchedTexts);
