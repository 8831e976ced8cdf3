import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveChangedSite } from '../changedSite.mjs';
import { BUILT, buildOneBundle } from './buildOneBundle.mjs';

const HINT = /<link rel="preload" as="script" href="[^"]*?([^"/]+)\.[0-9a-f]{8}\.js"[^>]*>/g;
const ANY_HINT = /<link rel="preload" as="script"[^>]*>/g;
const SCRIPT = /<script defer src="\/main\.[^>]*>/;

/** Puts the scripts of the one build into a page, with hints for those of its screen, as the page's own have. */
function swapScripts(html, chunks, main) {
  const named = [...html.matchAll(HINT)].map(([, name]) => name).filter((name) => name in chunks);
  const files = new Set(named.flatMap((name) => chunks[name]));
  const hints = [...files].map((file) => `<link rel="preload" as="script" href="/${file}">`).join('');
  return html.replace(ANY_HINT, '').replace(SCRIPT, `${hints}<script defer src="/${main}">`);
}

/**
 * Builds the same application without federation, and serves the pages of the test site with its scripts.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveOneBundle() {
  await buildOneBundle();
  const chunks = JSON.parse(readFileSync(path.join(BUILT, 'chunks.json'), 'utf8'));
  const main = readdirSync(BUILT).find((file) => /^main\.[0-9a-f]{8}\.js$/.test(file));
  return serveChangedSite('one-bundle', (html) => swapScripts(html, chunks, main), BUILT);
}
