import { readdirSync, readFileSync } from 'node:fs';
import { growth } from '../src/trials/regex/attack.ts';
import { expressionsIn } from '../src/trials/regex/expressions.ts';
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(f) && !f.startsWith('trials') && !f.includes('generated'));
let n = 0;
const t0 = Date.now();
for (const file of files) {
  for (const { at, source, flags } of expressionsIn(file, readFileSync(`src/${file}`, 'utf8')).literals) {
    n += 1;
    const g = growth(new RegExp(source, flags));
    if (g) console.log(at, `/${source}/${flags}`, JSON.stringify(g.text), g.length, g.took.toFixed(2));
  }
}
console.log(n, Date.now() - t0, 'ms');
