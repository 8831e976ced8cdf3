import { withDeadline } from './withDeadline';

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a deadline passes on a result that arrives in time', async () => {
    await expect(withDeadline(Promise.resolve('there'), 1000, 'It')).resolves.toBe('there');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a deadline passes on a failure', async () => {
    await expect(withDeadline(Promise.reject(new Error('gone')), 1000, 'It')).rejects.toThrow('gone');
  });

  it('a deadline that is missed names what did not answer', async () => {
    const waiting = withDeadline(new Promise(() => undefined), 4500, 'http://localhost:3001/remoteEntry.js');
    const failed = expect(waiting).rejects.toThrow(
      'http://localhost:3001/remoteEntry.js did not answer within 4500 ms.',
    );
    jest.advanceTimersByTime(4500);
    await failed;
  });
});
