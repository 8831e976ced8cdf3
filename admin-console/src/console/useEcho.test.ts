import { createEcho } from './useEcho';

const at = (timeStamp: number, pageX = 40, pageY = 40, detail = 1) => ({
  ...{ timeStamp, pageX, pageY, detail },
});

describe('an echo of a press', () => {
  it.each([
    ['the second press of a double click', [at(1000), at(1200, 42, 41)], [false, true]],
    ['every further press of a burst', [at(1000), at(1400), at(1800)], [false, true, true]],
    ['not a press after a while', [at(1000), at(1500)], [false, false]],
    ['not a press on another row', [at(1000), at(1200, 40, 88)], [false, false]],
    ['an Enter too many, wherever the focus went', [at(1000, 0, 0, 0), at(1300, 0, 0, 0)], [false, true]],
    ['not an Enter after a while', [at(1000, 0, 0, 0), at(1600, 0, 0, 0)], [false, false]],
  ])('is %s', (_, presses, echoes) => {
    const isEcho = createEcho();
    expect(presses.map(isEcho)).toEqual(echoes);
  });
});
