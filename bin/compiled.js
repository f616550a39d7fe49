const { isAscii } = require('node:buffer');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

// Parsing the source is most of what a start costs, so the build keeps it compiled. Only the very same Node on the very same kind of machine reads it;
// any other compiles the source, as if nothing were kept.
const keptIn = (dist) => join(dist, `compiled-${process.versions.v8}-${process.platform}-${process.arch}`);

/**
 * Opens the bundle in the folder `dist`. `run(name)` runs a file of it and returns its exports; `keep()` writes all that ran so far as it is compiled by now.
 * Throws what the file system throws where a file is missing.
 */
const openBundle = (dist) => {
  const kept = keptIn(dist);
  const modules = new Map();
  const scripts = new Map();

  const run = (name) => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const filename = join(dist, name);
    // The build writes sources in ASCII, which is read in half the time as what it is.
    const bytes = readFileSync(filename);
    const source = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
    const cache = join(kept, name);
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
      filename,
      cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
    });
    const module = { exports: {} };
    modules.set(name, module);
    scripts.set(name, script);
    // Whatever is no file of the bundle is built into Node: packages are bundled in.
    const load = (id) => (id.startsWith('./') ? run(id.slice(2)) : require(id));
    script.runInThisContext()(module.exports, load, module, filename, dist);
    return module.exports;
  };

  const keep = () => {
    mkdirSync(kept, { recursive: true });
    for (const [name, script] of scripts) writeFileSync(join(kept, name), script.createCachedData());
  };

  return { run, keep };
};

exports.openBundle = openBundle;
