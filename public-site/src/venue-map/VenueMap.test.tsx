import { act, render, screen } from '@testing-library/react';
import { createPagePolicy } from '@venue/shared/trusted-types';
import { renderToString } from 'react-dom/server';
import { VenueMap } from './VenueMap';

let comeNear: (near: boolean) => void;

beforeEach(() => {
  createPagePolicy();
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = (isIntersecting) => tell([{ isIntersecting }]);
    }
  } as unknown as typeof IntersectionObserver;
});

const scrollTo = (near: boolean) => act(async () => comeNear(near));
const map = () => screen.queryByTitle('Map of Bustani Gardens');

it('the map requests no live map before it comes near the screen', async () => {
  render(<VenueMap />);
  await scrollTo(false);
  expect(map()).not.toBeInTheDocument();
});

it('the map embeds the live map, with a title, once it comes near the screen', async () => {
  render(<VenueMap />);
  await scrollTo(true);
  expect(map()).toHaveAttribute('src', expect.stringContaining('output=embed'));
  expect(map()).toHaveAttribute('loading', 'lazy');
});

it('the drawn map is on the prerendered page', () => {
  expect(renderToString(<VenueMap />)).toContain('Ruai Flyover');
});
