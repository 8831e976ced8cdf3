/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';

/** Workspaces without a circle. */
const WORKSPACES = ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console', 'e2e'];

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

/**
 * The relative imports of a source text that are there at run time, as written. Types are gone by then, and what is
 * loaded later (`import()`) may lead back.
 */
function runTimeImports(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))) return [];
    const { moduleSpecifier } = statement;
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement.exportClause;
    const isTypeOnly = ts.isImportDeclaration(statement) ? clause?.isTypeOnly : statement.isTypeOnly;
    const named = clause && ts.isImportDeclaration(statement) ? clause.namedBindings : clause;
    const hasTypesOnly =
      !clause?.name && named?.elements?.length > 0 && named.elements.every((element) => element.isTypeOnly);
    return moduleSpecifier?.text.startsWith('.') && !isTypeOnly && !hasTypesOnly
      ? [moduleSpecifier.text]
      : [];
  });
}

/** Every circle of a graph once, as the path that leads back to its first file. */
function circlesOf(graph) {
  const circles = [];
  const done = new Set();
  function visit(file, trail) {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

it('finds a circle of imports, however long', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ]);
  expect(circlesOf(graph)).toEqual([['a', 'b', 'c', 'a']]);
  expect(circlesOf(new Map([['a', ['b', 'c']], ['b', ['c']], ['c', []]]))).toEqual([]); // prettier-ignore
});

it('leaves imports out that are types only or come later', () => {
  const text = `
    import type { A } from './a';
    import { type B } from './b';
    import C, { type D } from './c';
    export * from './e';
    export { type F } from './f';
    import './g';
    const h = import('./h');
    import react from 'react';`;
  expect(runTimeImports(text, 'x.ts')).toEqual(['./c', './e', './g']);
});

it('no file imports itself by way of others', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /(?<!\.d)\.(tsx?|[mc]js)$/.test(file) && WORKSPACES.some((folder) => file.startsWith(`${folder}/`)),
  );
  const known = new Set(files);
  const graph = new Map(
    files.map((file) => [
      file,
      runTimeImports(readFileSync(path.join(ROOT, file), 'utf8'), file).flatMap((name) => {
        const target = path.posix.join(path.posix.dirname(file), name);
        return ENDINGS.map((ending) => target + ending).find((candidate) => known.has(candidate)) ?? [];
      }),
    ]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(300);
  expect(circlesOf(graph).map((circle) => circle.join(' > '))).toEqual([]);
});
