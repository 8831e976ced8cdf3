import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { pageAt, renderAt } from './testing/renderAt';
import { Frame } from './Frame';

const [CUSTOMER] = TEST_ACCOUNTS;
const PAGE = <Frame>the page</Frame>;

describe('the frame of every page', () => {
  it('the frame has header, page and footer', () => {
    renderAt('/', PAGE);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('the page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('the first tab stop of the frame skips to the content', async () => {
    renderAt('/', PAGE);
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('the frame is a static page for everybody, and shows the signed-in user after hydration without a mismatch', async () => {
    const error = jest.spyOn(console, 'error');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(pageAt('/', PAGE, { ready: false }).page);
    expect(root).toHaveTextContent('Sign In');
    const { page } = pageAt('/', PAGE, {
      account: { user: CUSTOMER.user },
      cart: { lines: [{ id: 1, name: 'Soda', price: 150, quantity: 2 }] },
    });
    await act(async () => void hydrateRoot(root, page));
    expect(screen.getByRole('button', { name: 'My Account' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
    root.remove();
  });

  it('the frame shows My Account before the store is ready when the head script has marked a signed-in user', () => {
    const { unmount } = renderAt('/', PAGE, { ready: false });
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'My Account' })).not.toBeInTheDocument();
    unmount();
    document.documentElement.dataset.user = 'customer';
    renderAt('/', PAGE, { ready: false });
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    delete document.documentElement.dataset.user;
  });
});
