import { build } from '../build/build.mjs';
import { APPS } from '../ports.mjs';

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : APPS.map((app) => app.folder)) await build(folder);
