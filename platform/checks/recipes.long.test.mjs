// docs/recipes/field.md; docs/recipes/entity.md; docs/recipes/page.md
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { applyRecipe, commandsOf, readRecipe } from '../testing/recipe.mjs';
import { repositoryFiles } from './files.mjs';

const WORKSPACES = ['shared', 'api', 'admin-console'];
const LEFT_OUT = /(^|[\\/])(node_modules|dist|\.cache)$/;
const MINUTE_MS = 60_000;

/** A copy of what an entity of the console consists of. Packages are those of the checkout, workspaces those of the copy. */
function copyRepository() {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(ROOT, '.cache/recipe-'));
  for (const name of [...WORKSPACES, 'platform/commands', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(file),
    });
  mkdirSync(path.join(copy, 'node_modules/@venue'), { recursive: true });
  for (const name of WORKSPACES)
    symlinkSync(path.join(copy, name), path.join(copy, 'node_modules/@venue', name), 'junction');
  return copy;
}

const sourcesOf = (copy, workspace) =>
  readdirSync(path.join(copy, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file))
    .map((file) => path.join(copy, workspace, 'src', file));

/** What a file of the field's entity names. */
const ENTITY = /\b(AdminEvent|EventFieldsFragment|event(Api|Fields|Kind))\b/;

/** What the compiler says of the sources of a copy that have to do with the entity. */
function typeProblems(copy) {
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.base.json'), ts.sys.readFile);
  const wanted = {
    ...config.compilerOptions,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
  };
  const { options } = ts.convertCompilerOptionsFromJson({ ...wanted, noEmit: true }, copy);
  const sources = WORKSPACES.flatMap((name) => sourcesOf(copy, name)).filter((file) =>
    ENTITY.test(readFileSync(file, 'utf8')),
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

it(
  'the recipe for a field makes a field that every layer knows',
  () => {
    copy = copyRepository();
    applyRecipe('field', copy);
    for (const command of commandsOf('field')) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
    }
    const generated = (file) => readFileSync(path.join(copy, file), 'utf8');
    expect(generated('shared/src/graphql/schema.graphql')).toContain('dressCode: String');
    expect(generated('shared/src/graphql/documents.json')).toContain('dressCode');
    const newest = readdirSync(path.join(copy, 'api/migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1);
    expect(generated(`api/migrations/${newest}`)).toContain('ADD COLUMN "dress_code" text');
    expect(typeProblems(copy)).toEqual([]);
  },
  3 * MINUTE_MS,
);

/** Whether a page names a file, or one of the folders that it lies in. */
const isNamed = (page, file) =>
  file
    .split('/')
    .some((_, index, parts) => page.includes(`\`${parts.slice(0, parts.length - index).join('/')}\``));

it('the recipe for an entity names every file that its model is named in', () => {
  const model =
    /\b(AdminEvent|sampleEvents|eventKind|adminEvents)\b|\/events\/(event|Manage)|^export \* from '.\/event';/m;
  const where = /^(shared|api|admin-console)\/src\//;
  const except = /\.test\.|\/testing\/|generated|contract/;
  const page = readRecipe('entity');
  const models = repositoryFiles().filter(
    (file) =>
      where.test(file) && !except.test(file) && model.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(models.length).toBeGreaterThan(10);
  expect(models.filter((file) => !isNamed(page, file))).toEqual([]);
});
