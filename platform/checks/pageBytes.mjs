import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { liveFolder } from '../compose/composedSite.mjs';
import { readSiteFile } from '../compose/keepHashedFiles.mjs';
import { APPS, portOf } from '../ports.mjs';
import { placeOfTarget } from '../remotes/places.mjs';

const SCRIPTS = /<(?:link rel="preload" as="script" href|script defer(?:="defer")? src)="([^"]+)"/g;

/**
 * What a guest's browser loads of each page of a composed site before the page is hydrated.
 * @param {import('../ports.mjs').Target} target
 * @returns {Record<string, { html: number, scripts: number, files: { name: string, bytes: number }[] }>} By address, in bytes of
 *   brotli; `files` are the scripts one by one.
 */
export function pageBytes(target) {
  const place = placeOfTarget(target);
  const shell = liveFolder(place.site);
  /** Where a script lies, by its address on a page. */
  const fileOf = (address) => {
    if (!address.startsWith('http')) return path.join(shell, address);
    const { port, pathname } = new URL(address);
    const app = APPS.find((each) => portOf(each, target) === Number(port));
    return path.join(place.folderOf(app), pathname);
  };
  const bytesOf = (address) => {
    const file = `${fileOf(address)}.br`;
    if (!existsSync(file)) throw new Error(`${address} is named by a page but is not served compressed.`);
    return statSync(file).size;
  };
  const pages = Object.entries(readSiteFile(shell).pages).map(([address, page]) => {
    const text = readFileSync(path.join(shell, page), 'utf8');
    const files = [...text.matchAll(SCRIPTS)].map(([, src]) => ({
      name: path.basename(src),
      bytes: bytesOf(src),
    }));
    const html = statSync(path.join(shell, `${page}.br`)).size;
    return [address, { html, scripts: files.reduce((sum, { bytes }) => sum + bytes, 0), files }];
  });
  return Object.fromEntries(pages);
}
