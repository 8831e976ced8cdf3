import type * as Notify from './notify';

/** The module anew, as in a page that has just been opened. */
async function opened() {
  let module: typeof Notify | undefined;
  await jest.isolateModulesAsync(async () => {
    module = await import('./notify');
  });
  if (!module) throw new Error('The module was not loaded.');
  return module;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('the toast library is loaded on the first toast, once', async () => {
  const { notify, onFirstToast } = await opened();
  const load = jest.fn(() => Promise.resolve());
  onFirstToast(load);
  expect(load).not.toHaveBeenCalled();
  notify.success('One');
  notify.success('Two');
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a library that could not be loaded is asked for again, and then shows what has waited', async () => {
  const { connectToasts, notify, onFirstToast } = await opened();
  const shown: string[] = [];
  const load = jest.fn<Promise<void>, []>();
  load.mockRejectedValueOnce(new Error('The server is away.'));
  load.mockImplementation(async () => connectToasts(({ title }) => shown.push(title)));
  onFirstToast(load);
  notify.success('Added while the server was away');
  await settled();
  expect(shown).toEqual([]);
  notify.success('Added later');
  await settled();
  expect(shown).toEqual(['Added while the server was away', 'Added later']);
});
