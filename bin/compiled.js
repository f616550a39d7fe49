const { isAscii } = require('node:buffer');
const { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

// Parsing the source is most of what a start costs, so the build keeps it compiled. Only the very same Node on the very same kind of machine reads it;
// any other compiles the source, as if nothing were kept.
const keptFor = (dist) => join(dist, `compiled-${process.versions.v8}-${process.platform}-${process.arch}`);

/** The commands asked most have what they run kept by itself: a start reads all that is kept, and of what other commands run these need little. */
const BY_THEMSELVES = ['can', 'legal'];

const keptIn = (dist, command) => (BY_THEMSELVES.includes(command) ? join(keptFor(dist), command) : keptFor(dist));

/**
 * A run of a tenth of a second ends before code that V8 optimizes could pay for itself, so it begins with that after fifteen times as many steps as by
 * itself. What is kept is read only under the flags it was kept under, so this is for the Node of the build alone.
 */
const optimizeLater = () => setFlagsFromString('--interrupt-budget=2000000');

/** A file of the bundle in the folder `dist` as a script, which returns a function of the usual five words of a CommonJS module. */
const scriptOf = (dist, kept, name) => {
  const filename = join(dist, name);
  // The build writes sources in ASCII, which is read in half the time as what it is.
  const bytes = readFileSync(filename);
  const source = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  const cache = join(kept, name);
  return new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename,
    cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
  });
};

/**
 * Opens the bundle in the folder `dist` for a command, the first word after `judge`. `run(name)` runs a file of it and returns its exports; `keep()` writes all that ran so far as it is compiled by now.
 * Throws what the file system throws where a file is missing.
 */
const openBundle = (dist, command) => {
  const kept = keptIn(dist, command);
  const modules = new Map();
  const scripts = new Map();
  if (existsSync(kept)) optimizeLater();

  const run = (name) => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const script = scriptOf(dist, kept, name);
    const module = { exports: {} };
    modules.set(name, module);
    scripts.set(name, script);
    // Whatever is no file of the bundle is built into Node: packages are bundled in.
    const load = (id) => (id.startsWith('./') ? run(id.slice(2)) : require(id));
    script.runInThisContext()(module.exports, load, module, join(dist, name), dist);
    return module.exports;
  };

  const keep = () => {
    for (const [name, script] of scripts) {
      const cache = join(kept, name);
      const compiled = script.createCachedData();
      // A file opened after SQLite, which changes flags, is compiled anew and has only what this run called; what is kept must only grow.
      if (!existsSync(cache) || statSync(cache).size < compiled.length) writeFileSync(cache, compiled);
    }
  };

  return { run, keep };
};

/** The files kept compiled that Node does not read: they were kept under other flags than it runs under. */
const unread = (dist) => {
  optimizeLater();
  return [undefined, ...BY_THEMSELVES].flatMap((command) => {
    const kept = keptIn(dist, command);
    return readdirSync(kept)
      .filter((name) => name.endsWith('.cjs') && scriptOf(dist, kept, name).cachedDataRejected !== false)
      .map((name) => join(kept, name));
  });
};

/** Makes the folders in which `keep` writes. They are there before the first run that keeps something, so that this runs under the flags of all others. */
const makeReady = (dist) => {
  for (const command of BY_THEMSELVES) mkdirSync(keptIn(dist, command), { recursive: true });
};

exports.BY_THEMSELVES = BY_THEMSELVES;
exports.makeReady = makeReady;
exports.openBundle = openBundle;
exports.unread = unread;
