import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveChangedSite } from '../changedSite.mjs';
import { BUILT, buildOneBundle } from './buildOneBundle.mjs';

const HINT = /<link rel="preload" as="script" href="[^"]*?([^"/]+)\.[0-9a-f]{8}\.js"[^>]*>/g;
const ANY_HINT = /<link rel="preload" as="script"[^>]*>/g;
/** The two that the shell starts with, and so does this build. */
const SCRIPT = /<script defer src="\/(react|main)\.[^>]*>/g;

/** Puts the scripts of the one build into a page, with hints for those of its screen, as the page's own have. */
function swapScripts(html, chunks, scripts) {
  const named = [...html.matchAll(HINT)].map(([, name]) => name).filter((name) => name in chunks);
  const files = new Set(named.flatMap((name) => chunks[name]));
  const hints = [...files].map((file) => `<link rel="preload" as="script" href="/${file}">`).join('');
  const swapped = html
    .replace(ANY_HINT, '')
    .replace(SCRIPT, (_, name) => `<script defer src="/${scripts.get(name)}">`);
  return swapped.replace('<script defer', `${hints}<script defer`);
}

/**
 * Builds the same application without federation, and serves the pages of the test site with its scripts.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveOneBundle() {
  await buildOneBundle();
  const chunks = JSON.parse(readFileSync(path.join(BUILT, 'chunks.json'), 'utf8'));
  const files = readdirSync(BUILT).filter((file) => /^\w+\.[0-9a-f]{8}\.js$/.test(file));
  const scripts = new Map(files.map((file) => [file.split('.')[0], file]));
  return serveChangedSite('one-bundle', (html) => swapScripts(html, chunks, scripts), BUILT);
}
