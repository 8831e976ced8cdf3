import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';

/** Workspaces without a circle. */
const WORKSPACES = ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console', 'e2e'];

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

/**
 * The relative imports of a source text, as written, those of types too: a reader follows them like any other. What is
 * loaded later (`import()`) may lead back.
 */
function importsOf(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))) return [];
    const name = statement.moduleSpecifier?.text;
    return name?.startsWith('.') ? [name] : [];
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

it('no file imports itself by way of others', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /(?<!\.d)\.(tsx?|[mc]js)$/.test(file) && WORKSPACES.some((folder) => file.startsWith(`${folder}/`)),
  );
  const known = new Set(files);
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(readFileSync(path.join(ROOT, file), 'utf8'), file).flatMap((name) => {
        const target = path.posix.join(path.posix.dirname(file), name);
        return ENDINGS.map((ending) => target + ending).find((candidate) => known.has(candidate)) ?? [];
      }),
    ]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(300);
  expect(circlesOf(graph).map((circle) => circle.join(' > '))).toEqual([]);
});
