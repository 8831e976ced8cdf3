/** Emits `chunks.json`: for each named lazy chunk the script files that it needs, for the preload hints of its pages. */
export function chunkFilesPlugin() {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('chunk-files', (compilation) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'chunk-files', stage }, () => {
          const files = {};
          for (const group of compilation.chunkGroups) {
            if (!group.name || group.isInitial()) continue;
            files[group.name] = group.getFiles().filter((file) => file.endsWith('.js'));
          }
          const source = new compiler.webpack.sources.RawSource(JSON.stringify(files));
          compilation.emitAsset('chunks.json', source);
        });
      });
    },
  };
}
