import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The remote whose build files a new one gets. */
const MODEL = { folder: 'customer-portal', name: 'customer_portal', title: 'Customer portal', e2e: 'portal' };
const COPIED = ['package.json', 'tsconfig.json', 'jest.config.js', 'webpack.config.mjs'];

/** Packages of the model that a first page does not use. */
const UNUSED = ['react-router-dom', 'styled-components', '@testing-library/user-event'];

const withoutUnused = (text) =>
  text
    .split('\n')
    .filter((line) => !UNUSED.some((name) => line.includes(`"${name}"`)))
    .join('\n');

const pascal = (folder) => folder.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** A file of the model for another remote. */
const asOwn = (text, { folder, name, title }) =>
  text
    .replaceAll(`e2e/${MODEL.e2e}/`, `e2e/${folder}/`)
    .replaceAll(MODEL.folder, folder)
    .replaceAll(MODEL.name, name)
    .replaceAll(MODEL.name.toUpperCase(), name.toUpperCase())
    .replaceAll(MODEL.title, title);

/** The files with a first page of its own. */
function firstPage({ folder, name, title }) {
  const screen = `${pascal(folder)}Screen`;
  return {
    [`${folder}/src/routes.ts`]: `import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';

export const routes: ScreenRoute[] = [
  defineScreen({
    path: '/${folder}',
    audience: 'everyone',
    chunk: '${folder}',
    load: () => import(/* webpackChunkName: "${folder}" */ './${folder}/${screen}'),
    staticPages: true,
    page: { title: '${title}' },
  }),
];
`,
    [`${folder}/src/${folder}/${screen}.tsx`]: `import { Page, PageHeader } from '@venue/shared/ui';

export default function ${screen}() {
  return (
    <Page>
      <PageHeader title="${title}" lead="The first page of this part of the site." />
    </Page>
  );
}
`,
    [`${folder}/src/${folder}/${screen}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import ${screen} from './${screen}';

it('says what it is', () => {
  render(<${screen} />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
    [`${folder}/src/standalone.ts`]: `// Shared libraries are not eager in a remote, so everything must start behind a dynamic import.
void import('./startStandalone');
`,
    [`${folder}/src/startStandalone.ts`]: `import { startStandalone } from '@venue/shared/standalone';
import { VENUE } from '@venue/shared/venue';
import * as remote from './routes';

startStandalone('${name}', remote, \`\${VENUE.name} · ${title}\`);
`,
    [`e2e/${folder}/firstPage.spec.ts`]: `import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('the page is in the HTML, and hydrates without a console message', async ({ page, request }) => {
  expect(await (await request.get('/${folder}')).text()).toContain('>${title}</h1>');
  await page.goto('/${folder}');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}

/**
 * The files of a new remote: build and workflow like those of the customer portal, and a first page with its tests.
 * @param {import('./registrations.mjs').Remote} remote
 * @returns {Record<string, string>} Their texts, by path.
 */
export function newFiles(root, remote) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const workflow = (folder) => `.github/workflows/${folder}.yml`;
  const copied = (file) => {
    const text = asOwn(read(`${MODEL.folder}/${file}`), remote);
    return file === 'package.json' ? withoutUnused(text).replace(/,(\n {2}\})/g, '$1') : text;
  };
  return {
    ...Object.fromEntries(COPIED.map((file) => [`${remote.folder}/${file}`, copied(file)])),
    [workflow(remote.folder)]: asOwn(read(workflow(MODEL.folder)), remote),
    ...firstPage(remote),
  };
}
