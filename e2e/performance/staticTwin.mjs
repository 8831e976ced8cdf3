import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@venue/platform/ports';
import { placeOf } from '@venue/platform/releases/place';
import { startServer } from '@venue/platform/server/startServer';
import { openStore } from '@venue/platform/store/store';

const SCRIPT =
  /<template id="application">.*?<\/template>|<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<!--settings-->/g;

/**
 * Serves the pages of the test site without any script, by the same server: what a static site would be.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveStaticTwin() {
  const folder = path.join(ROOT, '.cache/static-twin');
  rmSync(folder, { recursive: true, force: true });
  cpSync(placeOf({ target: 'test' }).store.folder, folder, { recursive: true });
  const store = openStore(folder);
  const { shell, public_site: remote } = store.choice().deployments;
  for (const version of [undefined, remote.live]) {
    const pages = store.readPages(shell.live, version);
    for (const page of Object.values(pages.pages)) {
      const html = (await store.pool.read(page.file)).toString().replace(SCRIPT, '');
      page.file = await store.pool.add('page.html', Buffer.from(html), { isPacked: false });
    }
    await store.writePages(pages);
  }
  const { port, close } = await startServer({ folder, port: 0 });
  return { origin: `http://localhost:${port}`, close };
}
