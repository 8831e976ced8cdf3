/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';

const TYPES = 'e2e/support/tooling.d.ts';

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names of the functions and constants that these statements export; types have none when the code runs. */
function exportedValues(statements) {
  return statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return [statement.name.text];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.text);
  });
}

/** Every module that a declaration file describes, with the values it promises. */
function declaredModules(text) {
  return ts
    .createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isModuleDeclaration)
    .map(({ name, body }) => ({ name: name.text, values: exportedValues(body.statements) }));
}

const valuesOf = (text) =>
  exportedValues(ts.createSourceFile('module.mjs', text, ts.ScriptTarget.Latest).statements);

it('reads what a module is declared to export, and what it exports', () => {
  expect(
    declaredModules(
      "declare module 'a' { export const A: number; export function b(): void; export interface C {} }",
    ),
  ).toEqual([{ name: 'a', values: ['A', 'b'] }]);
  expect(
    valuesOf(
      'const HIDDEN = 1; export const A = HIDDEN, Z = 2; export async function b() {} function c() {}',
    ),
  ).toEqual(['A', 'Z', 'b']);
});

it.each(declaredModules(readFileSync(path.join(ROOT, TYPES), 'utf8')))(
  '$name exports what its types for the end-to-end tests say',
  ({ name, values }) => {
    const file = `${name.replace('@venue/shared/tooling/', '')}.mjs`;
    const real = valuesOf(readFileSync(path.join(ROOT, 'shared/tooling', file), 'utf8'));
    expect(values.length).toBeGreaterThan(0);
    expect(real).toEqual(expect.arrayContaining(values));
  },
);
