// @ts-check
import { createHash } from 'node:crypto';

/** Ids have up to four digits. More would make every script bigger; webpack's own ids grow with the number of modules. */
const RANGE = 10_000;

/** @param {string} text */
const numberOf = (text) => createHash('sha256').update(text).digest().readUInt32BE() % RANGE;

/** @param {string} a @param {string} b */
const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Where the packages are, and the hash of an absolute path in the name of module federation's file, differ between clones. */
const OF_THE_CLONE = /^.*?(?=\bnode_modules\/)|(?<=\/\.federation\/entry)\.[0-9a-f]{32}/g;

/**
 * A module by its place in the clone; one of module federation by what it shares, without the version.
 * @param {import('webpack').Module} module @param {string} context
 */
const nameOfModule = (module, context) =>
  (module.libIdent({ context }) ?? module.identifier()).replace(OF_THE_CLONE, '');

/** @param {import('webpack').Chunk} chunk */
const runtimesOf = ({ runtime }) => (typeof runtime === 'object' ? [...runtime].sort().join() : `${runtime}`);

/**
 * Gives each item a number that follows from its name. Where two get the same, the later in the alphabet gets another: of 300
 * modules about four. A module that is added changes the id of another in two cases of a hundred, and then only its users change.
 * @template Item
 * @param {{ item: Item, name: string, more: string }[]} named `more` is the order of items with the same name.
 * @param {(item: Item, id: number) => void} setId
 */
function assign(named, setId) {
  const used = new Set();
  for (const { item, name } of named.sort((a, b) => byCode(a.name, b.name) || byCode(a.more, b.more))) {
    let id = numberOf(name);
    for (let attempt = 1; used.has(id); attempt += 1) id = numberOf(`${name} ${attempt}`);
    used.add(id);
    setId(item, id);
  }
}

/**
 * Ids of modules and chunks that are the same in the next release and in any clone. In webpack's own, "deterministic", a module
 * that is made of several has another id when one is added, a shared one when its version changes, and all have others when
 * their number passes a limit.
 */
export function stableIdsPlugin() {
  return {
    /** @param {import('webpack').Compiler} compiler */
    apply({ context, hooks }) {
      hooks.compilation.tap('stable-ids', (compilation) => {
        compilation.hooks.moduleIds.tap('stable-ids', (modules) => {
          const { chunkGraph } = compilation;
          const named = [...modules]
            .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
            .map((item) => ({ item, name: nameOfModule(item, context), more: item.identifier() }));
          assign(named, (module, id) => chunkGraph.setModuleId(module, id));
        });
        compilation.hooks.chunkIds.tap('stable-ids', (chunks) => {
          const { chunkGraph } = compilation;
          const named = [...chunks].map((item) => {
            const roots = chunkGraph.getChunkRootModules(item).map((module) => nameOfModule(module, context));
            return { item, name: item.name ?? roots.sort(byCode).join(), more: runtimesOf(item) };
          });
          assign(named, (chunk, id) => {
            chunk.id = id;
            chunk.ids = [id];
          });
        });
      });
    },
  };
}
