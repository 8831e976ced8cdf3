import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@venue/platform/testing/freePort';

/** Lets a window be as small as a phone: GTK's own parts need 334 px otherwise. */
const NO_MINIMUM_SIZE = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';
const WAIT_MS = 50;

/** A display in memory; the server chooses its number. */
async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { server, display: `:${String(number).trim()}` };
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await ended;
}

async function answers(server: string, driver: ChildProcess) {
  while (!(await fetch(`${server}/status`).catch(() => null))?.ok) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    await pause(WAIT_MS);
  }
}

/** @returns Where WebKit's driver answers, and what ends it with its display. */
export async function startWebKitDriver() {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), NO_MINIMUM_SIZE);
  const { server: screen, display } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      // There is no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(server, driver);
  return {
    server,
    async stop() {
      await stop(driver);
      await stop(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
