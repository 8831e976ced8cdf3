// @ts-check
import * as v from 'valibot';

/** The version of a release: that of its package, and a hash of what is in it. */
export const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{12}$/;
/** A file of a release: no way out of its folder, and nothing hidden. */
const FILE = /^(?!\.)[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;
const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;
/** Addresses and patterns, such as `/events/:id`. */
const PATH = /^\/(?:[\w:.-]+(?:\/[\w:.-]+)*)?$/;

const text = () => v.pipe(v.string(), v.maxLength(500));
const versions = () =>
  v.record(text(), v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'is no version such as 1.2.3')));

const ROUTE = v.object({
  path: v.pipe(v.string(), v.regex(PATH, 'is no path')),
  audience: v.picklist(['everyone', 'signed-in', 'admin']),
  title: text(),
  chunk: v.optional(text()),
  addresses: v.array(v.pipe(v.string(), v.regex(PATH, 'is no address'))),
  offline: v.optional(v.boolean()),
});

/** What a `release.json` says. More than that is left alone: a later build may say more. */
const MANIFEST = v.looseObject({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z_]*$/, 'is no name')),
  version: v.pipe(v.string(), v.regex(VERSION, 'is no version of a build')),
  commit: v.optional(text()),
  builtAt: v.pipe(v.string(), v.isoTimestamp('is no time')),
  builder: v.optional(text()),
  contract: versions(),
  modules: v.optional(versions()),
  routes: v.array(ROUTE),
  /** Addresses of files beside the pages. */
  ownFiles: v.optional(v.array(text())),
  scripts: v.optional(v.record(text(), v.array(v.string()))),
  specifiedPaths: v.optional(v.array(v.pipe(v.string(), v.regex(PATH, 'is no path')))),
  siteUrl: v.optional(v.string()),
  files: v.record(
    v.pipe(v.string(), v.regex(FILE, 'is no name of a file')),
    v.pipe(v.string(), v.regex(INTEGRITY, 'is no hash')),
  ),
});

/** @typedef {v.InferOutput<typeof MANIFEST>} Manifest */

/** The path of what is wrong, and what, such as "routes.0.audience: …". @param {v.BaseIssue<unknown>} issue */
const sentence = (issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`;

/**
 * Reads JSON that must have a form.
 * @template {v.GenericSchema} Schema
 * @param {Schema} schema
 * @param {string | Uint8Array} source
 * @param {string} where For messages.
 * @returns {v.InferOutput<Schema>}
 */
export function parseJson(schema, source, where) {
  let value;
  try {
    value = JSON.parse(source.toString());
  } catch (error) {
    throw new Error(`${where} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const { success, output, issues = [] } = v.safeParse(schema, value);
  if (success) return output;
  throw new Error(`${where} can't be used: ${issues.slice(0, 3).map(sentence).join('; ')}`);
}

/** @param {Uint8Array} bytes @param {string} where */
export const parseManifest = (bytes, where) => parseJson(MANIFEST, bytes, where);
