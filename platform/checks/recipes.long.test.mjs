// docs/recipes/field.md; docs/recipes/entity.md; docs/recipes/page.md
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { copyRepository } from '../testing/copyRepository.mjs';
import { applyRecipe, blocksOf, commandsOf } from '../testing/recipe.mjs';

const WORKSPACES = ['shared', 'api', 'admin-console'];
/** What an entity of the console consists of, beside the workspaces. */
const OTHERS = ['platform/commands', 'package.json', 'tsconfig.base.json'];
const MINUTE_MS = 60_000;

const sourcesOf = (copy, workspace) =>
  readdirSync(path.join(copy, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file))
    .map((file) => path.join(copy, workspace, 'src', file));

/** What the compiler says of the sources of a copy that have to do with the entity. */
function typeProblems(copy, entity) {
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.base.json'), ts.sys.readFile);
  const wanted = {
    ...config.compilerOptions,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
  };
  const { options } = ts.convertCompilerOptionsFromJson({ ...wanted, noEmit: true }, copy);
  const sources = WORKSPACES.flatMap((name) => sourcesOf(copy, name)).filter((file) =>
    entity.test(readFileSync(file, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(5);
  const program = ts.createProgram(sources, options);
  return sources
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

let copy;
afterEach(() => copy && rmSync(copy, { recursive: true, force: true }));

/** What each recipe generates, and what the files of its entity name. */
const RECIPES = [
  ['field', 'dressCode: String', /ADD COLUMN "dress_code" text/, /\b(AdminEvent|event(Api|Fields|Kind))\b/],
  ['entity', 'createSupplier(', /CREATE TABLE "suppliers"/, /\b(Supplier|supplier(Api|Fields|Kind))\b/],
];

it.each(RECIPES)(
  'the recipe for a new %s makes one that every layer knows',
  (name, inSchema, inMigration, entity) => {
    copy = copyRepository(WORKSPACES, OTHERS);
    applyRecipe(name, copy);
    for (const command of commandsOf(name)) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
    }
    const generated = (file) => readFileSync(path.join(copy, file), 'utf8');
    expect(generated('shared/src/graphql/schema.graphql')).toContain(inSchema);
    expect(generated('shared/src/graphql/documents.json')).toContain(inSchema.split(/\W/)[0]);
    const newest = readdirSync(path.join(copy, 'api/migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1);
    expect(generated(`api/migrations/${newest}`)).toMatch(inMigration);
    expect(typeProblems(copy, entity)).toEqual([]);
  },
  3 * MINUTE_MS,
);

it('a new entity is six files and at most 150 lines, by its recipe', () => {
  const blocks = blocksOf('entity').filter(({ file }) => file);
  const isNew = ({ language }) => language !== 'diff';
  const lines = blocks.flatMap((block) =>
    block.text
      .trimEnd()
      .split('\n')
      .filter((line) => isNew(block) || line.startsWith('+')),
  );
  expect(blocks.filter(isNew)).toHaveLength(6);
  expect(lines.length).toBeLessThanOrEqual(150);
});
