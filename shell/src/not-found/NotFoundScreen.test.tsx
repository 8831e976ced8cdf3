import { screen } from '@testing-library/react';
import { renderAt } from '../layout/testing/renderAt';
import NotFoundScreen from './NotFoundScreen';

describe('the not-found page', () => {
  let error: jest.SpyInstance;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => error.mockRestore());

  it('says so and leads home, to the menu and to the stalls', () => {
    renderAt('/nowhere', <NotFoundScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'See the Menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Our Stalls' })).toHaveAttribute('href', '/stalls');
  });

  it('logs each unknown path once', () => {
    const { rerender } = renderAt('/no/where', <NotFoundScreen />);
    rerender(<></>);
    expect(error.mock.calls).toEqual([['Not found: /no/where']]);
  });
});
