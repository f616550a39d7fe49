import { endProcess, nodeVersion, processArguments, processIo } from './io.ts';
import { judge } from './judge.ts';

void judge(processArguments(), processIo, nodeVersion()).then(endProcess);
