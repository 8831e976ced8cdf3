import { withDeadline } from './withDeadline';

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a deadline passes on a result that arrives in time', async () => {
    await expect(withDeadline(Promise.resolve('there'), 1000, () => new Error('It is late.'))).resolves.toBe(
      'there',
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a deadline passes on a failure', async () => {
    await expect(
      withDeadline(Promise.reject(new Error('gone')), 1000, () => new Error('It is late.')),
    ).rejects.toThrow('gone');
  });

  it('a deadline that is missed fails with the error made for it', async () => {
    const waiting = withDeadline(new Promise(() => undefined), 4500, () => new Error('The entry is late.'));
    const failed = expect(waiting).rejects.toThrow('The entry is late.');
    jest.advanceTimersByTime(4500);
    await failed;
  });
});
