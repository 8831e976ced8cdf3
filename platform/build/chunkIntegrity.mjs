import webpack from 'webpack';
import { sha256 } from '../release/hashes.mjs';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Stands in a build's code for the table until the chunks have their final content. */
const PLACEHOLDER = '__chunkIntegrity__';
/** A digest that no file has: what the table does not name is refused by the browser. */
const NO_FILE = '"sha256-" + "A".repeat(43) + "="';

/** Where the code of a build finds the digests. */
export const DIGESTS = `${RuntimeGlobals.require}.integrity`;

class DigestsModule extends RuntimeModule {
  constructor() {
    super('digests of chunks');
  }

  generate() {
    return `${DIGESTS} = ${PLACEHOLDER};`;
  }

  shouldIsolate() {
    return false;
  }
}

const hasRuntime = (chunk) => chunk.hasRuntime();
const scriptOf = (chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

/** For each chunk that an entry can load later, the digest of its script. */
function digests(compilation, entry) {
  const table = {};
  for (const chunk of entry.getAllAsyncChunks()) {
    const file = scriptOf(chunk);
    if (file) table[chunk.id] = sha256(compilation.getAsset(file).source.buffer());
  }
  return table;
}

/**
 * Lets the browser run a chunk only with the content it was built with. The digests stand in the entry, whose own digest
 * is in the registry; a chunk's name carries a hash of its content, so the table does not change any name.
 */
export function chunkIntegrityPlugin() {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      compiler.hooks.thisCompilation.tap('chunk-integrity', (compilation) => {
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          'chunk-integrity',
          (code) =>
            `${code}\nscript.integrity = ${DIGESTS}[chunkId] || ${NO_FILE};` +
            '\nscript.crossOrigin = "anonymous";',
        );
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.loadScript)
          .tap('chunk-integrity', (chunk) => {
            compilation.addRuntimeModule(chunk, new DigestsModule());
          });
        // After this stage no plugin changes a script any more.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: 'chunk-integrity', stage }, () => {
          for (const chunk of [...compilation.chunks].filter(hasRuntime)) {
            const table = JSON.stringify(digests(compilation, chunk));
            compilation.updateAsset(
              scriptOf(chunk),
              (old) =>
                new sources.RawSource(
                  old
                    .source()
                    .toString()
                    .replaceAll(PLACEHOLDER, () => table),
                ),
            );
          }
        });
      });
    },
  };
}
