import { serveTarget } from '@venue/shared/tooling/start';
import { tapEarly } from './earlyTap.mjs';
import { randomVisit, rememberPlace } from './randomVisit.mjs';
import { launch, median, openSlowly, painted, started } from './slowPhone.mjs';

/**
 * What happens to a visitor of a slow phone who does not wait for the script: taps, typing and scrolling before, during
 * and after the start. Nothing may be lost, doubled or moved. RUNS repeats the fixed scenes, TAPS and SEED choose the
 * random taps and keystrokes.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const TAPS = Number(process.env.TAPS ?? 200);
const SEED = Number(process.env.SEED ?? 1);
/** Visits share the machine, which makes each of them slower still. */
const VISITS_AT_ONCE = Number(process.env.VISITS_AT_ONCE ?? 2);
const SITE = 'http://localhost:3100';
const WORD = 'Wanjiru Kamau';

const browser = await launch();
const servers = await serveTarget('test');
const failures = [];
const fail = (what) => {
  failures.push(what);
  console.log(`  FAILED: ${what}`);
};

async function tapAt(seconds) {
  const { quantities, ...times } = await tapEarly(browser, SITE, seconds);
  if (quantities.length !== 1 || quantities[0] !== 1)
    fail(`a tap ${seconds} s after the first paint left ${JSON.stringify(quantities)} in the cart`);
  return times;
}

async function typeAt(address, label, when) {
  const { page, close } = await openSlowly(browser, SITE + address);
  await painted(page);
  if (when === 'after') await started(page);
  else if (when === 'during') await page.waitForTimeout(1500);
  const field = page.getByLabel(label).first();
  await field.focus();
  const y = await page.evaluate(() => globalThis.scrollY);
  await page.keyboard.type(WORD, { delay: 120 });
  await started(page);
  await page.waitForTimeout(1000);
  const text = await field.inputValue();
  if (text !== WORD) fail(`typing on ${address} ${when} the start left “${text}”`);
  if ((await page.evaluate(() => globalThis.scrollY)) !== y)
    fail(`typing on ${address} ${when} the start moved the reader`);
  await close();
}

async function scrollBefore(address) {
  const { page, close } = await openSlowly(browser, SITE + address);
  await painted(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => globalThis.scrollY === 900);
  await page.evaluate(rememberPlace);
  await started(page);
  await page.waitForTimeout(500);
  const moved = await page.evaluate(() => globalThis.movedBy());
  if (Math.abs(moved) > 1) fail(`the reader of ${address} was moved by ${moved} px`);
  await close();
}

/** Random visits, several at once. Each has a seed of its own, so that it can be repeated alone. */
async function randomVisits() {
  const done = { taps: 0, keystrokes: 0 };
  let visit = 0;
  const lane = async () => {
    while (done.taps + done.keystrokes < TAPS) {
      const { taps, keystrokes, failures: found } = await randomVisit(browser, SITE, SEED * 10_000 + visit++);
      done.taps += taps;
      done.keystrokes += keystrokes;
      found.forEach(fail);
      if (visit % 20 === 0) console.log(`  ${done.taps} taps, ${done.keystrokes} keystrokes so far`);
    }
  };
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, lane));
  return `${done.taps} random taps and ${done.keystrokes} keystrokes in ${visit} visits`;
}

console.log(`First seconds on a slow phone, ${RUNS} runs of each scene, seed ${SEED}`);
for (const seconds of [0.5, 1, 2, 3]) {
  const taps = [];
  for (let run = 0; run < RUNS; run += 1) taps.push(await tapAt(seconds));
  const [pressed, answered] = ['pressedAfter', 'answeredAfter'].map((what) =>
    median(taps.map((took) => took[what])).toFixed(0),
  );
  console.log(
    `tap ${seconds} s after the first paint   pressed after ${pressed} ms, answered after ${answered} ms (medians)`,
  );
}
for (const [address, label] of [
  ['/reservations', 'Full Name'],
  ['/menu', 'Search the menu'],
  ['/contact', 'Name'],
])
  for (const when of ['before', 'during', 'after'])
    for (let run = 0; run < RUNS; run += 1) await typeAt(address, label, when);
console.log('typing before, during and after the start   done');
for (const address of ['/', '/menu', '/stalls'])
  for (let run = 0; run < RUNS; run += 1) await scrollBefore(address);
console.log('a scroll before the start   done');
console.log(`${await randomVisits()}   done`);
console.log(`${failures.length} lost, doubled or moved`);
await browser.close();
servers.forEach((server) => server.close());
process.exit(failures.length === 0 ? 0 : 1);
