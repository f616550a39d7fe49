import { qrCode } from '../../pocket/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { ServeReport } from '../../render/report/serve-report.ts';
import { serveScreen } from '../../render/screen/serve.ts';
import { codeOf } from '../../user-files/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { hostPocket, networkAddresses, type PocketHost } from '../pocket-host.ts';

export interface ServeOptions extends CommonOptions {
  readonly port?: number;
  /** Open to the local network. */
  readonly network?: boolean;
}

const USUAL_PORT = 8009;

const WHY: { readonly [code: string]: string } = {
  EADDRINUSE: 'another program uses it',
  EACCES: 'this user may not use it',
};

/** `judge serve`: shows the pocket edition to this machine, or with `--network` to a judge team, until it is stopped. */
export const run = async (_words: readonly string[], options: ServeOptions, io: Io): Promise<ExitCode> => {
  const network = options.network === true;
  const port = options.port ?? USUAL_PORT;
  let host: PocketHost;
  try {
    host = await hostPocket(port, network);
  } catch (error) {
    const code = codeOf(error);
    const why = code === undefined ? 'the system refused it' : (WHY[code] ?? code);
    return refuse(io, options, [
      usageFault('not-served', `port ${port} cannot be used: ${why}.`, 'judge serve --port 0 takes any that is free.'),
    ]);
  }
  const others = network ? networkAddresses().map((address) => `http://${address}:${host.port}/`) : [];
  const [first] = others;
  const report: ServeReport = {
    schema: 1,
    addresses: [`http://127.0.0.1:${host.port}/`, ...others],
    network,
    code: first === undefined ? null : qrCode(first),
  };
  await answer(io, options, report, serveScreen);
  await new Promise((resolve) => host.server.once('close', resolve));
  return EXIT.ok;
};
