// A thread of `judge verify`, started from the bundle with what the build kept compiled.
const { join } = require('node:path');
const { openBundle } = require('./compiled.js');

openBundle(join(__dirname, '..', 'dist')).run('verify-thread.cjs');
