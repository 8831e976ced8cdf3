// @ts-check
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);

/**
 * Evaluates a CommonJS bundle.
 * @param {string} code
 * @param {string} filename For messages.
 * @param {Record<string, unknown>} [modules] What the bundle gets when it asks for these names. Of the others it gets Node's own.
 * @returns {any} What it exports.
 */
export function evaluateBundle(code, filename, modules = {}) {
  const module = { exports: {} };
  const load = (/** @type {string} */ name) => {
    if (name in modules) return modules[name];
    if (isBuiltin(name)) return require(name);
    throw new Error(`${filename} asks for ${name}, which it should have brought.`);
  };
  const wrapped = vm.runInThisContext(`(function (require, module, exports) {${code}\n})`, { filename });
  wrapped(load, module, module.exports);
  return module.exports;
}
