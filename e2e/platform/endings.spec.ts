import { takenPorts } from '@venue/shared/tooling/processes/freePorts';
import { SPARE_PORTS, startRun } from '../support/runOfTests';
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
    const run = startRun('pages/public.spec.ts');
    await expect.poll(run.output, { timeout: 360_000 }).toContain('✓');
    expect(await takenPorts(SPARE_PORTS)).toEqual(SPARE_PORTS);
    run.kill(signal, whom);
    await run.ended;
    await expect.poll(() => takenPorts(SPARE_PORTS), { timeout: 20_000 }).toEqual([]);
    await expect.poll(run.processes, { timeout: 30_000 }).toEqual([]);
  });
