import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

// Parsing the source is most of what a start costs, so the build keeps it compiled. Only the very same Node on the very same kind of machine reads it;
// any other compiles the source, as if nothing were kept.
const keptIn = (dist) => join(dist, `compiled-${process.versions.v8}-${process.platform}-${process.arch}`);

/**
 * Opens the bundle in the folder `dist`. `run(name)` runs a file of it and returns its exports; `keep()` writes all that ran so far as it is compiled by now.
 * Throws what the file system throws where a file is missing.
 */
export const openBundle = (dist) => {
  const kept = keptIn(dist);
  const outside = createRequire(join(dist, 'main.cjs'));
  const modules = new Map();
  const scripts = new Map();

  const run = (name) => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const filename = join(dist, name);
    const source = readFileSync(filename, 'utf8');
    const cache = join(kept, name);
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
      filename,
      cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
    });
    const module = { exports: {} };
    modules.set(name, module);
    scripts.set(name, script);
    const require = (id) => (id.startsWith('./') ? run(id.slice(2)) : outside(id));
    script.runInThisContext()(module.exports, require, module, filename, dist);
    return module.exports;
  };

  const keep = () => {
    mkdirSync(kept, { recursive: true });
    for (const [name, script] of scripts) writeFileSync(join(kept, name), script.createCachedData());
  };

  return { run, keep };
};
