/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from '../repository/files.mjs';
import styledIds, { styledId } from './styledIds.mjs';

/** The ids that the styled components of a source file get. */
function idsIn(source, fileName) {
  const options = {
    fileName,
    transformers: styledIds(),
    compilerOptions: { target: 'es2022', jsx: 'preserve' },
  };
  const { outputText } = ts.transpileModule(source, options);
  return [...outputText.matchAll(/componentId: "([^"]*)"/g)].map(([, id]) => id);
}

it('a styled component is named after its file and its variable', () => {
  const source = "import { styled } from 'styled-components';\nexport const Box = styled.div`color: red;`;";
  expect(idsIn(source, path.join(ROOT, 'shell/src/Box.styles.ts'))).toEqual([
    styledId('shell/src/Box.styles.ts', 'Box'),
  ]);
});

it('the id of a styled component has three characters and can stand in a selector', () => {
  for (const name of ['Box', 'Card', 'Title'])
    expect(styledId('a.ts', name)).toMatch(/^[A-Za-z][A-Za-z0-9]{2}$/);
});

it('no two styled components of all deployments have the same id', () => {
  const ids = repositoryFiles()
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => ({ name: path.join(ROOT, file), text: readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ text }) => text.includes("from 'styled-components'"))
    .flatMap(({ name, text }) => idsIn(text, name));
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
