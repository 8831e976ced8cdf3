/** For tests: stops the clock at a moment; what waits takes real time. `jest.useRealTimers` ends it. */
export const setClock = (moment: string) =>
  jest.useFakeTimers({
    now: new Date(moment),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
