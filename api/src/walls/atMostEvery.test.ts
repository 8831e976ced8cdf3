import { atMostEvery } from './atMostEvery';

it('runs when asked for, once for all who ask meanwhile, and again after the time', async () => {
  let runs = 0;
  let finish = () => {};
  const update = atMostEvery(1000, async () => {
    runs += 1;
    await new Promise<void>((resolve) => (finish = resolve));
  });
  const both = [update(), update()];
  finish();
  await Promise.all(both);
  await update();
  expect(runs).toBe(1);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
  const later = update();
  finish();
  await later;
  jest.restoreAllMocks();
  expect(runs).toBe(2);
});

it('goes on after a run that failed', async () => {
  let runs = 0;
  const update = atMostEvery(0, async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  await expect(update()).rejects.toThrow('away');
  await new Promise((resolve) => setTimeout(resolve, 2));
  await update();
  expect(runs).toBe(2);
});
