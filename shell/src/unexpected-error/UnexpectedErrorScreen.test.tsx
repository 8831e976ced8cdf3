import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../frame/testing/renderAt';
import { BareErrorScreen } from './BareErrorScreen';
import { FrameBoundary } from './FrameBoundary';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';

const NAME = 'Unexpected Application Error!';

describe('the unexpected error screen', () => {
  it('the unexpected error screen has the heading of the catalogue and is announced', () => {
    renderAt('/', <UnexpectedErrorScreen />);
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1, name: NAME }));
  });

  it('the unexpected error screen offers Reload and Home', async () => {
    const onReload = jest.fn();
    renderAt('/menu', <UnexpectedErrorScreen onReload={onReload} />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
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

  it('the bare error screen replaces a frame that throws, without showing the error', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('secret stack');
    };
    render(
      <FrameBoundary>
        <Broken />
      </FrameBoundary>,
    );
    expect(screen.getByRole('heading', { name: NAME })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('secret stack');
    error.mockRestore();
  });
});
