// @ts-check
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { release } from './goLive.mjs';

/** @typedef {import('./changeChoice.mjs').Context & { canary?: string, input?: import('node:stream').Readable }} Context @typedef {import('../ports.mjs').App} App */

/** What a build may be at most; ours are a tenth of it. */
export const LIMITS = { files: 2000, bytes: 64 * 1_048_576 };
const HIDDEN = /^(?:\.\/)?\.[\w-]+$/;
/** No way out of the folder, and nothing hidden. */
const NAME = /^(?:\.\/)?((?!\.)[\w@-][\w.@-]*(?:\/(?!\.)[\w@-][\w.@-]*)*)\/?$/;

/**
 * Unpacks an archive of a build. It holds plain files and folders, and no more than a build may have.
 * @param {import('node:stream').Readable} archive Tar, not compressed.
 * @param {string} folder
 * @param {typeof LIMITS} [limits]
 */
export async function unpack(archive, folder, limits = LIMITS) {
  const extract = tar.extract();
  const reading = pipeline(archive, extract);
  // What is wrong with the archive ends the loop below too.
  reading.catch(() => undefined);
  let files = 0;
  let bytes = 0;
  for await (const entry of extract) {
    const { name, type = '', size = 0 } = entry.header;
    const [, file] = NAME.exec(name) ?? [];
    // Hidden files are notes of the build.
    if (type === 'directory' || HIDDEN.test(name)) {
      entry.resume();
      continue;
    }
    files += 1;
    bytes += size;
    if (!file || type !== 'file')
      throw new Error(`The archive has ${JSON.stringify(name)}, a ${type}, which no build has.`);
    if (files > limits.files || bytes > limits.bytes)
      throw new Error(
        `The archive has more than ${limits.files} files or ${limits.bytes / 1_048_576} MiB, which no build has.`,
      );
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(entry, createWriteStream(target, { flags: 'wx' }));
  }
  await reading;
  if (files === 0) throw new Error('The archive is empty. Send a build: tar -C public-site/dist -c .');
}

/**
 * Takes a finished build of one deployment from standard input, as the workflow of its team sends it, and releases it. It is what a key of
 * that team may do on the server, and nothing else (docs/operations.md).
 * @param {Context} context @param {[App]} apps
 */
export async function receive(context, [app]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'received-'));
  try {
    await unpack(context.input ?? process.stdin, folder);
    return await release({ ...context, from: folder }, [app]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
