// Writes the nginx configuration of one deployment: `node shared/tooling/commands/nginx.mjs shell --out FOLDER`.
import { parseArgs } from 'node:util';
import { DEFAULTS, writeNginx } from '../nginx/writeNginx.mjs';

const names = [...Object.keys(DEFAULTS), 'out'].map((name) => [name, { type: 'string' }]);
try {
  const { values, positionals } = parseArgs({
    options: { ...Object.fromEntries(names), remote: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const { out, ...options } = values;
  if (positionals.length !== 1 || !out)
    throw new Error(
      'Usage: nginx.mjs DEPLOYMENT --out FOLDER [--listen …] [--site …] [--releases …] [--api …]',
    );
  await writeNginx(positionals[0], out, options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
