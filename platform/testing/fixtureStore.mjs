import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const sha256 = (content, encoding) => createHash('sha256').update(content).digest(encoding);
/** One after the other: two entries may be one file of the pool. */
async function eachEntry(object, change) {
  const changed = {};
  for (const [key, value] of Object.entries(object)) changed[key] = await change(value);
  return changed;
}

/** Writes a small store by hand, for tests of whatever reads one. @param {string} folder */
export function fixtureStore(folder) {
  let number = 0;
  const manifests = new Map();

  async function write(file, content) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.new`, content);
    await rename(`${target}.new`, target);
  }

  /** Puts a file into the pool. @returns {Promise<string>} Its name there. */
  async function put(content) {
    const hex = sha256(content, 'hex');
    await write(path.join('pool', hex), content);
    if (typeof content === 'string') {
      await write(path.join('pool', `${hex}.br`), brotliCompressSync(content));
      await write(path.join('pool', `${hex}.gz`), gzipSync(content));
    }
    return hex;
  }

  async function putFile(content) {
    await put(content);
    return `sha256-${sha256(content, 'base64')}`;
  }

  async function release(app, version, { files, ...manifest }) {
    const text = JSON.stringify({
      version,
      builtAt: '2026-01-01T00:00:00.000Z',
      ...manifest,
      files: await eachEntry(files, putFile),
    });
    manifests.set(`${app} ${version}`, sha256(text, 'hex'));
    await write(path.join('releases', app, `${version}.json`), text);
  }

  const putPage = async (page) => {
    const { text, ...about } = typeof page === 'string' ? { text: page } : page;
    return { file: await put(text), ...about };
  };

  return {
    folder,
    put,
    write,

    /** A shell with the pages of its own. @param {Record<string, string>} files With their places in the build. */
    async shell(version, { files = {}, pages, scripts = [], ...manifest }) {
      const workers = { 'worker/serviceWorker.js': 'work()', 'worker/farewell.js': 'leave()' };
      await release('shell', version, {
        ...{ remote: 'shell', contract: {}, routes: [], files: { ...workers, ...files } },
        ...manifest,
      });
      const own = { shell: version, pages: await eachEntry(pages, putPage), scripts };
      await write(`pages/${version}.json`, JSON.stringify(own));
    },

    /** @param {string} app Its folder, such as `public-site`. */
    remote: (app, version, { routes, files = {}, ...manifest }) =>
      release(app, version, {
        remote: app.replaceAll('-', '_'),
        contract: { routes: '1.0.0' },
        routes: routes.map((route) => ({
          audience: 'everyone',
          title: route.path,
          chunk: 'screen',
          addresses: [],
          ...route,
        })),
        files: { 'remoteEntry.js': `entry of ${app} ${version}`, ...files },
        ...manifest,
      }),

    /**
     * The pages of a pair.
     * @param {Record<string, string | { text: string, listed: boolean }>} pages
     * @param {Record<string, { text: string, type: string }>} [files]
     */
    async pages(shell, remote, pages, { files = {}, scripts = [] } = {}) {
      const written = { pages: await eachEntry(pages, putPage), files: await eachEntry(files, putPage) };
      await write(`pages/${shell}+${remote}.json`, JSON.stringify({ shell, remote, ...written, scripts }));
    },

    /**
     * Makes the next choice.
     * @param {Record<string, string | object>} deployments The live version of each, or what else is said of it.
     * @returns {Promise<number>} Its number.
     */
    async choose(deployments, settings = {}) {
      number += 1;
      const all = Object.entries(deployments).map(([name, given]) => {
        const deployment = typeof given === 'string' ? { live: given } : given;
        const versions = [deployment.live, deployment.canary?.version, deployment.fallback].filter(Boolean);
        const releases = [...new Set(versions)].map((version) => ({
          version,
          manifest: manifests.get(`${name.replaceAll('_', '-')} ${version}`),
        }));
        return [name, { on: true, fallback: null, canary: null, releases, ...deployment }];
      });
      const choice = { number, settings, deployments: Object.fromEntries(all) };
      await write(`choice/${String(number).padStart(8, '0')}.json`, JSON.stringify(choice));
      return number;
    },
  };
}
