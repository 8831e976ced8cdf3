// @ts-check
import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);

/** Of Node's own modules, those that neither read nor send anything. */
const HARMLESS =
  /^(?:node:)?(?:assert|async_hooks|buffer|crypto|events|path|punycode|querystring|stream|stream\/web|string_decoder|timers|url|util)$/;

/**
 * Evaluates a CommonJS bundle.
 * @param {string} code
 * @param {string} filename For messages.
 * @param {Record<string, unknown>} [modules] What the bundle gets when it asks for these names. Of the others it gets some of Node's own.
 * @returns {any} What it exports.
 */
export function evaluateBundle(code, filename, modules = {}) {
  const module = { exports: {} };
  const load = (/** @type {string} */ name) => {
    if (name in modules) return modules[name];
    if (HARMLESS.test(name)) return require(name);
    throw new Error(`${filename} asks for ${name}, which it does not get. What it needs it has to bring.`);
  };
  const wrapped = vm.runInThisContext(`(function (require, module, exports) {${code}\n})`, { filename });
  wrapped(load, module, module.exports);
  return module.exports;
}
