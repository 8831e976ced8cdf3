import { inTurn, LONGEST_QUEUE } from './inTurn';

/** Work that goes on until it is told to end. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { begin: jest.fn(() => ended), end: () => end() };
}

describe('work in turn', () => {
  it('begins when what was asked for before has ended, also where that has failed', async () => {
    const [first, second] = [work(), work()];
    const failing = inTurn(() => first.begin().then(() => Promise.reject(new Error('no'))));
    const done = inTurn(second.begin);
    await Promise.resolve();
    expect(second.begin).not.toHaveBeenCalled();
    first.end();
    await expect(failing).rejects.toThrow('no');
    second.end();
    await done;
  });

  it('is left out when its client has left before its turn', async () => {
    const [first, left, last] = [work(), work(), work()];
    const leaving = new AbortController();
    const running = inTurn(first.begin);
    const dropped = inTurn(left.begin, { signal: leaving.signal });
    const done = inTurn(last.begin);
    leaving.abort();
    await expect(inTurn(left.begin, { signal: leaving.signal })).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
    });
    await expect(dropped).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    first.end();
    last.end();
    await Promise.all([running, done]);
    expect(left.begin).not.toHaveBeenCalled();
    expect(last.begin).toHaveBeenCalledTimes(1);
  });

  it('is refused when too much waits already, but for known devices, whose work goes first', async () => {
    const first = work();
    const order: string[] = [];
    const wait = (who: string) => async () => void order.push(who);
    const running = inTurn(first.begin);
    const waiting = Array.from({ length: LONGEST_QUEUE }, () => inTurn(wait('stranger')));
    const known = inTurn(wait('known'), { isKnown: true });
    await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
    });
    first.end();
    await Promise.all([running, ...waiting, known]);
    expect([order[0], order.length]).toEqual(['known', LONGEST_QUEUE + 1]);
  });
});
