import { createServer } from 'node:http';
import { SPARE_PORTS, startRun, takenPorts } from '../support/runOfTests';
import { expect, test } from '../support/test';

// The runs share the spare ports.
test.describe.configure({ mode: 'serial', timeout: 420_000 });

const ENDINGS = [
  ['SIGTERM', 'group'],
  ['SIGKILL', 'npm'],
] as const;

// Each round starts and composes a whole site, so only `npm run soak` has them.
for (const [signal, whom] of ENDINGS)
  test(`${signal} to ${whom === 'npm' ? 'npm alone' : 'the process group'} leaves no port taken and no process behind`, async () => {
    const run = startRun('platform/everyRoute.spec.ts');
    await expect.poll(run.output, { timeout: 360_000 }).toContain('✓');
    expect(await takenPorts()).toEqual(SPARE_PORTS);
    run.kill(signal, whom);
    await run.ended;
    await expect.poll(takenPorts, { timeout: 20_000 }).toEqual([]);
    await expect.poll(run.processes, { timeout: 30_000 }).toEqual([]);
  });

test('a taken port is named at once, with what to do', async () => {
  const [port] = SPARE_PORTS;
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
  const run = startRun('platform/everyRoute.spec.ts');
  expect(await run.ended).toBe(1);
  other.close();
  expect(run.output()).toContain(`Port ${port} is taken by another program.`);
  expect(run.output()).toContain('end them there (Ctrl+C), then start again');
});
