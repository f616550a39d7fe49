import { endProcess, nodeVersion, processArguments, processIo } from './io.ts';
import { judge } from './judge.ts';

const words = processArguments();
endProcess(await judge(words, processIo(words), nodeVersion()));
