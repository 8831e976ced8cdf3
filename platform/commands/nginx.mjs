// Writes the nginx configuration of one deployment, for its container.
import { writeNginx } from '../nginx/writeNginx.mjs';
import { orExplain } from '../processes/orExplain.mjs';

await orExplain(async () => {
  const [folder, option, out, ...more] = process.argv.slice(2);
  if (option !== '--out' || !out || more.length > 0)
    throw new Error('Usage: nginx.mjs DEPLOYMENT --out FOLDER');
  await writeNginx(folder, out);
});
