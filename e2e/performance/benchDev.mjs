// How long `npm run dev -- public-site` takes until it is ready, and an edit until it is seen. Arguments are passed on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '@venue/shared/tooling/testing/browser';
import { findBrowser } from '@venue/shared/tooling/testing/engines';
import { keepResult } from '@venue/shared/tooling/measurements/keepResult';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HEADING = fileURLToPath(new URL('../../public-site/src/contact/ContactScreen.tsx', import.meta.url));
const READY = /Ready after ([\d.]+) s: (\S+)/;

const rows = [];
const note = (what, seconds) => {
  console.log(`${what}: ${seconds.toFixed(1)} s`);
  rows.push([what, seconds.toFixed(1)]);
};

/** Starts it; the promise has the seconds it took and its address. */
async function start(args) {
  const dev = spawn('npm', ['run', 'dev', '--', 'public-site', ...args], { cwd: ROOT, detached: true });
  const started = Date.now();
  let output = '';
  const ready = new Promise((resolve, reject) => {
    dev.stdout.on('data', (text) => {
      output += text;
      const [, own, address] = READY.exec(output) ?? [];
      if (address) resolve({ seconds: (Date.now() - started) / 1000, own, address });
    });
    dev.stderr.on('data', (text) => (output += text));
    dev.once('exit', () => reject(new Error(output)));
  });
  const stop = async () => {
    process.kill(-dev.pid, 'SIGTERM');
    await once(dev, 'exit');
  };
  return { ...(await ready), output: () => output, stop };
}

async function edit(page, content, word) {
  const started = Date.now();
  await writeFile(HEADING, content.replace('<PageHeader', `<p>${word}</p><PageHeader`));
  await page.getByText(word).waitFor();
  return (Date.now() - started) / 1000;
}

async function measure(title, args, executablePath) {
  const dev = await start(args);
  note(`${title}: ready`, dev.seconds);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const content = await readFile(HEADING, 'utf8');
  try {
    const page = await browser.newPage();
    const opened = Date.now();
    await page.goto(`${dev.address}/contact`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    note(`${title}: the page stands`, (Date.now() - opened) / 1000);
    for (const word of ['EditedOnce', 'EditedTwice', 'EditedThrice'])
      note(`${title}: an edit is seen`, await edit(page, content, word));
  } finally {
    await writeFile(HEADING, content);
    await browser.close();
    await dev.stop();
  }
}

const args = process.argv.slice(2);
const executablePath = await findBrowser();
await rm(fileURLToPath(new URL('../../.cache/webpack', import.meta.url)), { recursive: true, force: true });
await measure('first time', args, executablePath);
await measure('second time', args, executablePath);
keepResult('development', {
  title: 'Development of one remote',
  about: '`npm run dev -- public-site`.',
  columns: ['what', 'seconds'],
  rows,
});
