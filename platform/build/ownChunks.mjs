import webpack from 'webpack';
import { DIGESTS } from './chunkIntegrity.mjs';

const { JsonpChunkLoadingRuntimeModule } = webpack.web;
const { LoadScriptRuntimeModule } = webpack.runtime;

/** How webpack lets a build take every chunk that comes, of those before it and of those after. */
const TAKES_ALL = `chunkLoadingGlobal.forEach(webpackJsonpCallback.bind(null, 0));
chunkLoadingGlobal.push = webpackJsonpCallback.bind(null, chunkLoadingGlobal.push.bind(chunkLoadingGlobal));`;

/** The browser has compared a script with its integrity before it ran it. An id can be that of another chunk, a digest can not. */
const TAKES_OWN = `const takeOwn = (data) => data[0].some((id) => data.integrity && data.integrity === ${DIGESTS}[id]) && webpackJsonpCallback(0, data);
chunkLoadingGlobal.forEach(takeOwn);
const pushChunk = chunkLoadingGlobal.push;
chunkLoadingGlobal.push = (data) => {
  data.integrity ||= document.currentScript?.integrity;
  pushChunk.call(chunkLoadingGlobal, data);
  takeOwn(data);
};`;

/** By this mark a build finds a script that is on its way, by the chunk's name. The address is left, which is enough. */
const MARK = 'script.setAttribute("data-webpack", dataWebpackPrefix + key);';

/** @param {string} code */
function replaced(code, part, other) {
  if (!code.includes(part)) throw new Error(`Webpack's code has changed. It does not say any more:\n${part}`);
  return code.replace(part, () => other);
}

/**
 * Two releases of a remote can be in one page: the live one failed, and the fallback takes its place. Both put their chunks into
 * one list, under the same ids. With this each takes those that its own table of digests names; a chunk that is the same in both
 * is for both.
 */
export function ownChunksPlugin() {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('own-chunks', (compilation) => {
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('own-chunks', (code) =>
          replaced(code, MARK, ''),
        );
        compilation.hooks.runtimeModule.tap('own-chunks', (module) => {
          if (!(module instanceof JsonpChunkLoadingRuntimeModule)) return;
          const { generate } = module;
          module.generate = () => replaced(generate.call(module), TAKES_ALL, TAKES_OWN);
        });
      });
    },
  };
}
