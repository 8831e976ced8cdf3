import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';

/**
 * Gives a file, and its compressed copies, a time of change that follows from the content. nginx makes the ETag of a file
 * from its time and its size: so a page that is composed again with the same content keeps its ETag, on every server, and
 * the pages of two tracks that are composed in one second and are of one size have different ones.
 */
export async function setContentTime(file, content) {
  const digits = createHash('sha256').update(content).digest('hex').slice(0, 7);
  const seconds = Number.parseInt(digits, 16);
  for (const copy of [file, `${file}.br`, `${file}.gz`])
    if (existsSync(copy)) await utimes(copy, seconds, seconds);
}
