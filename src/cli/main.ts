import { endProcess, nodeVersion, processArguments, processIo } from './io.ts';
import { judge } from './judge.ts';

const words = processArguments();
void judge(words, processIo(words), nodeVersion()).then(endProcess);
