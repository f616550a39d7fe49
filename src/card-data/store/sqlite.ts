/// <reference path="./sql-js.d.ts" />
import { setFlagsFromString } from 'node:v8';
import type { Database, SqlJs, SqlValue } from 'sql.js';

/** SQLite as it is used here: whole databases in memory, out of bytes and into bytes. Files are the business of `data-files.ts`. */

export type { Database, SqlValue };

let engine: Promise<SqlJs> | null = null;

/** Starts SQLite once; `binary` is its compiled form. */
export const sqlite = (binary: () => Uint8Array): Promise<SqlJs> => {
  if (engine === null) {
    engine = import('sql.js').then(({ default: start }) => {
      // A database that is opened for a second or less is not worth optimising for: without this most of the time goes there. What is kept
      // compiled (bin/compiled.js) is not read under another flag, so it is set after all that is opened before.
      setFlagsFromString('--liftoff-only');
      return start({ wasmBinary: binary() });
    });
  }
  return engine;
};

/** Every row of a question. */
export const rows = (database: Database, sql: string, values: readonly SqlValue[] = []): readonly SqlValue[][] => {
  const statement = database.prepare(sql);
  try {
    statement.bind(values);
    const found: SqlValue[][] = [];
    while (statement.step()) found.push(statement.get());
    return found;
  } finally {
    statement.free();
  }
};
