import { handInNameFinder } from '../state/index.ts';
import { findNames } from './index.ts';

handInNameFinder(findNames);
