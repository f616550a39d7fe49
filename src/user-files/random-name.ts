/**
 * So many random bytes in hexadecimal, for the name of a file or a lock. They come from the Web API, which Node loads on first use: importing its own
 * module costs every start several milliseconds, and most commands write nothing.
 */
export const randomName = (bytes: number): string =>
  Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
