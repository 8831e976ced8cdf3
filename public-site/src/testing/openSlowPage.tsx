import { preparePage } from '@venue/shared/testing';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';

/**
 * For tests: a screen whose address changes only when the test says so, as on a slow phone. `arrive` lets every
 * navigation that is under way come to its end.
 */
export function openSlowPage(Screen: ComponentType, address: string) {
  const waiting: (() => void)[] = [];
  const loader = () => new Promise((done) => waiting.push(() => done(null)));
  const { router, page } = preparePage([{ id: 'screen', path: '*', element: <Screen />, loader }], {
    entries: [address],
  });
  render(page);
  const arrive = () =>
    act(async () => {
      waiting.splice(0).forEach((done) => done());
      await Promise.resolve();
    });
  return { router, arrive };
}
