// @ts-check
import { createHash } from 'node:crypto';

/** Subresource integrity of a content. @param {string | Uint8Array} content */
export const sha256 = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The same hash as a name for files. @param {string} integrity */
export const hexOf = (integrity) => Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('hex');
