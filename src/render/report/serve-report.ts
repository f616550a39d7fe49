/** `judge serve --json`, printed once the page can be opened. */
export interface ServeReport {
  readonly schema: 1;
  /** `http://127.0.0.1:8009/` and, where it is open to the local network, one for each address of this machine. */
  readonly addresses: readonly string[];
  readonly network: boolean;
  /** Rows of the QR code of the first address that others can reach, true for a dark module; null where only this machine can. */
  readonly code: readonly (readonly boolean[])[] | null;
}
