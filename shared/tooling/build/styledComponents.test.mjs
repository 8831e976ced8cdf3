import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from '../checks/files.mjs';
import styledComponents, { styledId } from './styledComponents.mjs';

/** What a source file is compiled to. */
function compile(source, fileName) {
  const compilerOptions = { target: 'es2022', jsx: 'preserve' };
  return ts.transpileModule(source, { fileName, transformers: styledComponents(), compilerOptions })
    .outputText;
}

/** The ids that the styled components of a source file get. */
const idsIn = (source, fileName) =>
  [...compile(source, fileName).matchAll(/componentId: "([^"]*)"/g)].map(([, id]) => id);

it('a styled component is named after its file and its variable', () => {
  const source = "import { styled } from 'styled-components';\nexport const Box = styled.div`color: red;`;";
  expect(idsIn(source, path.join(ROOT, 'shell/src/Box.styles.ts'))).toEqual([
    styledId('shell/src/Box.styles.ts', 'Box'),
  ]);
});

it('CSS is compiled without comments and indentation, and nothing else changes', () => {
  const source = `import { css, keyframes, styled } from 'styled-components';
const rise = keyframes\`
  from { top: 0; }
\`;
const text = \`
  kept /* as it is */
\`;
export const Box = styled(Link).attrs({ x: 1 })<Props>\`
  \${text}
  /* Two
     lines. */
  // One line.
  content: '\\\\201C a,  b';
  \${({ $on }) => $on && css\`
    color: red;
  \`}
  margin: 0
    auto;
  &:hover,
  &:focus {
    color: \${red};
  }
\`;`;
  const compiled = compile(source, path.join(ROOT, 'shell/src/Box.styles.ts'));
  const templates = [...compiled.matchAll(/`[^`]*`/g)].map(([template]) => template);
  expect(templates[0]).toBe('` from { top: 0; }`');
  expect(templates[1]).toBe('`\n  kept /* as it is */\n`');
  expect(compiled).toContain("` ${text} content: '\\\\201C a,  b';${({ $on }) => $on && css ` color: red;`}");
  expect(compiled).toContain('`} margin: 0 auto;&:hover,&:focus {color: ${red};}`');
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
