// decisions, Paths come with the releases; docs/recipes/page.md; docs/recipes/release.md
import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { applyRecipe, commandsOf } from '@venue/platform/testing/recipe';
import { hydrated } from '../support/hydrated';
import { cloneOfSiteTeam } from '../support/otherClone';
import { releaseSite, releases } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const SCREEN = (title: string) => `
import { Container, PageHeader } from '@venue/shared/ui';
export default function Screen() {
  return <Container><PageHeader title="${title}" /></Container>;
}`;

const ROUTE = (path: string, audience: string, title: string) => `
  defineScreen({
    path: '${path}',
    audience: '${audience}',
    chunk: '${path.slice(1)}',
    load: () => import(/* webpackChunkName: "${path.slice(1)}" */ './${path.slice(1)}/Screen'),
    page: { title: '${title}' },
  }),`;

const LIST = 'export const routes: ScreenRoute[] = [';

let clone: Awaited<ReturnType<typeof cloneOfSiteTeam>>;
// The team of the public site works in a clone of its own, which has another patch release of React: it adds pages and builds, and
// nothing else is built again.
const site = releaseSite(async () => {
  clone = await cloneOfSiteTeam();
  for (const name of ['react', 'react-dom']) {
    await clone.patchPackage(name, '19.3.99');
    await clone.change('shared/package.json', `"${name}": "19.3.1"`, `"${name}": "19.3.99"`);
  }
  applyRecipe('page', clone.folder);
  await clone.write('public-site/src/members/Screen.tsx', SCREEN('For Members'));
  await clone.change('public-site/src/routes.ts', LIST, LIST + ROUTE('/members', 'signed-in', 'For Members'));
  await clone.build();
  await releases('release', 'public-site', '--from', clone.dist);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('pages added by the team of the public site are live, static or guarded, without a build of the shell', async ({
  page,
}) => {
  const answer = await page.goto(`${site.origin}/offers`);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toMatch(/<h1[^>]*>Offers of the Week/);
  await hydrated(page);
  await expect(heading(page, 'Offers of the Week')).toBeVisible();
  await expect(page).toHaveTitle(/^Offers of the Week · /);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeVisible();
  const [script = ''] = /main\.[0-9a-f]{8}\.js/.exec((await answer?.text()) ?? '') ?? [];
  expect(await readdir(new URL('../../shell/dist/browser', import.meta.url))).toContain(script);

  await page.goto(`${site.origin}/Members/`);
  await expect(page).toHaveURL(`${site.origin}/signin?from=%2Fmembers`);
  await expect(page.getByText('Sign in to continue to For Members.')).toBeVisible();
  await signedInAs(page, 'customer');
  await page.goto(`${site.origin}/members`);
  await expect(heading(page, 'For Members')).toBeVisible();
});

test('a remote built with another patch release of React runs with the one of the shell, silently', async ({
  page,
  visit,
}) => {
  for (const path of ['/', '/menu', '/contact', '/offers']) {
    await page.goto(site.origin + path);
    await hydrated(page);
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect(visit.messages).toEqual([]);
  const files = new Set(visit.requests.filter((url) => /react|jsx-runtime/.test(url)));
  expect([...files]).toEqual([expect.stringMatching(`^${site.origin}/react\\.[0-9a-f]{8}\\.js$`)]);
});

test('a path that a rollback takes away answers 404, on a page that was open as well', async ({
  page,
  visit,
}) => {
  await page.goto(`${site.origin}/offers`);
  await hydrated(page);
  await releases('rollback', 'public-site');
  // The open page goes on with the release it started with.
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).first().click();
  await expect(heading(page, 'Events & Experiences')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Offers of the Week')).toBeVisible();
  expect((await page.reload())?.status()).toBe(404);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  visit.expects(/status of 404/);
  visit.expects(/Not found: \/offers/);
});

test('the commands of the recipe for a release do what they say, in its order', async ({ page }) => {
  await releases('rollback', 'public-site');
  const seen: string[] = [];
  for (const command of commandsOf('release')) {
    const [, words = ''] = /^npm run releases -- (.*)$/.exec(command) ?? [];
    const build = /^(release|check) /.test(words) ? ['--from', clone.dist] : [];
    await releases(...words.split(' '), ...build);
    // A canary is looked at by hand. The release before has no such page.
    await page.request.get(`${site.origin}/?track=canary`);
    const answer = await page.request.get(`${site.origin}/offers`);
    seen.push(`${words}: ${answer.status()}`);
  }
  expect(seen).toEqual([
    'check public-site: 404',
    'release public-site: 200',
    'list: 200',
    'rollback public-site: 404',
    'release public-site --canary 10: 200',
    'health: 200',
    'promote public-site: 200',
    'disable public-site: 200',
    'enable public-site: 200',
  ]);
});
