import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../frame/testing/renderAt';
import { BareErrorScreen } from './BareErrorScreen';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';

const NAME = 'Unexpected Application Error!';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the unexpected error screen', () => {
  it('the unexpected error screen has the heading of the catalogue and is announced', () => {
    renderAt('/', <UnexpectedErrorScreen />);
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1, name: NAME }));
  });

  it('the unexpected error screen offers Reload and Home', async () => {
    const onReload = jest.fn();
    renderAt('/menu', <UnexpectedErrorScreen onReload={onReload} />);
    const message = within(screen.getByRole('alert'));
    expect(message.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('the bare error screen', () => {
  it('the bare error screen needs no router, no stores and no theme', () => {
    render(<BareErrorScreen />);
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Call +254 700 000 000' })).toBeInTheDocument();
  });
});
