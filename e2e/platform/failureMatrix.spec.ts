// decisions, A remote that is away
import type { Page } from '@playwright/test';
import { line } from '@venue/shared/testing/fixtures';
import { API_ORIGIN, REMOTES } from '../support/addresses';
import {
  ANSWERS_OF_A_SERVER,
  withChangedRelease,
  withFailingFile,
  withFailingServer,
  type Origin,
} from '../support/failures';
import { follow, hasStayed, stay } from '../support/follow';
import { open } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';
import { REMOTE_TIMEOUT_MS, withWait } from '../support/waits';

interface Area {
  name: string;
  origin: Origin;
  /** A screen of the area, its file, and a text that it passes on while it is rendered. */
  path: string;
  chunk: RegExp;
  text: string;
  /** Links to the areas that go on. */
  others: [string, string];
}

const AREAS: Area[] = [
  {
    name: 'public site',
    origin: REMOTES.publicSite,
    path: '/contact',
    chunk: /contact\.[0-9a-f]{8}\.js$/,
    text: 'Come over, call or write',
    others: ['/dashboard', '/admin/dashboard'],
  },
  {
    name: 'customer portal',
    origin: REMOTES.customerPortal,
    path: '/dashboard',
    chunk: /dashboard\.[0-9a-f]{8}\.js$/,
    text: 'My account',
    others: ['/contact', '/admin/dashboard'],
  },
  {
    name: 'admin console',
    origin: REMOTES.adminConsole,
    path: '/admin/dashboard',
    chunk: /dashboard\.[0-9a-f]{8}\.js$/,
    text: 'The venue at a glance',
    others: ['/contact', '/dashboard'],
  },
];

const THROWS = '(()=>{throw new Error("A bug of the release")})()';

type Fail = (page: Page, area: Area) => Promise<() => Promise<unknown>>;

const onServer = ({ origin, chunk }: Area) => new RegExp(`^${origin}/.*${chunk.source}`);

/** All that goes wrong with a remote. Each makes it fail and returns what ends the failure. */
const FAILURES: [string, Fail][] = [
  ...ANSWERS_OF_A_SERVER.map((answer): [string, Fail] => [
    `its server ${answer}`,
    (page, { origin }) => withFailingServer(page, origin, answer),
  ]),
  ['a file of it is missing', (page, area) => withFailingFile(page, onServer(area), 'missing')],
  ['a byte of a file is changed', (page, area) => withFailingFile(page, onServer(area), 'changed')],
  [
    'it throws while it is read',
    (page, { origin }) => withChangedRelease(page, { origin, change: (code) => `${THROWS};${code}` }),
  ],
  [
    'it throws while it is rendered',
    (page, { origin, chunk, text }) =>
      withChangedRelease(page, {
        origin,
        chunk,
        change: (code) => code.replace(`:"${text}"`, `:${THROWS}`),
      }),
  ],
];

/** Long enough for the remotes that answer, on a busy machine too. */
const SHORTER_MS = 1500;

const message = (page: Page) => page.getByRole('main').getByRole('alert');

/** One of each kind of failure, and of each area. */
const CORE = [
  'the public site when its server refuses the connection',
  'the customer portal when a byte of a file is changed',
  'the admin console when it throws while it is rendered',
];

const PAIRS = FAILURES.flatMap(([failure, fail]) =>
  AREAS.map((area) => ({ failure, fail, area, title: `the ${area.name} when ${failure}` })),
);

for (const { failure, fail, area, title } of PAIRS)
  test(
    `${title}: a message in words, everything else goes on, no reload`,
    { tag: CORE.includes(title) ? '@core' : [] },
    async ({ page, visit }) => {
      await page.route(`${API_ORIGIN}/**`, (route) => route.abort());
      await storedBefore(page, { cart: [line(1, 250, 2)] });
      await signedInAs(page, 'admin');
      if (failure === 'its server stays silent') await withWait(page, REMOTE_TIMEOUT_MS, SHORTER_MS);
      const recover = await fail(page, area);
      const [first, second] = area.others;
      await open(page, first);
      await stay(page);

      await follow(page, area.path);
      await expect(message(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/taking a break/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const tryAgain = message(page).getByRole('button', { name: 'Try again' });
      await tryAgain.click();
      // The end of the try would close the menu in which the next link stands.
      await expect(tryAgain).not.toHaveAttribute('aria-busy', 'true');
      await expect(message(page)).toBeVisible();

      await follow(page, second);
      await expect(message(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();

      await follow(page, area.path);
      await expect(message(page)).toBeVisible();
      await recover();
      if (failure.startsWith('it throws')) {
        await tryAgain.click();
        // The same release can't recover: what was read stays broken until another one is live.
        await expect(message(page)).toBeVisible();
      } else {
        // What the browser has fetched in advance just before may be the damaged file, once.
        await expect(async () => {
          if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 2000 });
          await expect(message(page)).toHaveCount(0, { timeout: 5000 });
        }).toPass();
        await expect(page.locator('main h1')).not.toHaveText(/taking a break/);
      }
      expect(await hasStayed(page), 'no reload').toBe(true);
      visit.expects(/Load failed: remote=\w+ version=\S+ phase=\w+ cause=\w+/);
      visit.allows(REMOTE_AWAY);
      visit.allows(/A bug of the release/);
      // requirements 8, Logged only: no server answers
      visit.allows(/GraphQL/);
    },
  );
