import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { saveStaticPage, savedPageOf } from './savedPage';
import { StaticPage } from './StaticPage';

const FORM = `<h1>Contact</h1><form>
  <input name="name"><input name="note" type="checkbox"><textarea name="message"></textarea>
  <select name="guests"><option>1</option><option>2</option></select><input name="secret" type="password">
</form>`;

function pageWith(html: string) {
  const root = document.createElement('div');
  root.innerHTML = `<main id="main">${html}</main>`;
  return root;
}

const control = <T extends Element>(root: ParentNode, name: string) => {
  const found = root.querySelector<T>(`[name="${name}"]`);
  if (!found) throw new Error(`No control ${name}.`);
  return found;
};

function typed() {
  const root = pageWith(FORM);
  control<HTMLInputElement>(root, 'name').value = 'Amina';
  control<HTMLInputElement>(root, 'note').checked = true;
  control<HTMLTextAreaElement>(root, 'message').value = 'Ten of us';
  control<HTMLSelectElement>(root, 'guests').value = '2';
  control<HTMLInputElement>(root, 'secret').value = 'hidden';
  return root;
}

describe('a saved page', () => {
  it('a saved static page stays until the visitor leaves its address', () => {
    saveStaticPage(pageWith(FORM));
    expect(savedPageOf(window.location.pathname)?.nodes).not.toHaveLength(0);
    expect(savedPageOf('/elsewhere')).toBeNull();
    expect(savedPageOf(window.location.pathname)).toBeNull();
  });

  it.each([
    ['the same page', '/contact', 'Amina'],
    ['another page, whose form looks alike', '/plan-event', ''],
  ])('text typed on a saved static page is handed only to the right page: %s', async (_, next, name) => {
    window.history.replaceState(null, '', '/contact');
    const nodes = [...(typed().querySelector('main')?.childNodes ?? [])];
    const { unmount } = render(
      <StaticPage nodes={nodes} reason="unreachable" busy={false} onRetry={() => undefined} />,
      {
        wrapper: MemoryRouter,
      },
    );
    window.history.pushState(null, '', next);
    unmount();
    const living = pageWith(FORM);
    document.body.append(living);
    await Promise.resolve();
    expect(control<HTMLInputElement>(living, 'name').value).toBe(name);
    living.remove();
  });

  it('a saved static page has the focus and the selection of the static page', () => {
    const page = document.body.appendChild(typed());
    const field = control<HTMLInputElement>(page, 'name');
    field.focus();
    field.setSelectionRange(2, 4);
    saveStaticPage(page);
    page.remove();
    const saved = savedPageOf(window.location.pathname);
    if (!saved) throw new Error('Nothing was saved.');
    render(
      <StaticPage
        nodes={saved.nodes}
        focused={saved.focused}
        reason="unreachable"
        busy={false}
        onRetry={() => undefined}
      />,
    );
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  });

  it('a saved static page shows its content under a message, and retries with ever longer pauses', () => {
    jest.useFakeTimers();
    const retry = jest.fn();
    const nodes = [...(typed().querySelector('main')?.childNodes ?? [])];
    const { rerender } = render(
      <StaticPage nodes={nodes} reason="unreachable" busy={false} onRetry={retry} />,
      {
        wrapper: MemoryRouter,
      },
    );
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('not awake yet');
    act(() => jest.advanceTimersByTime(1000));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<StaticPage nodes={nodes} reason="unreachable" busy onRetry={retry} />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<StaticPage nodes={nodes} reason="unreachable" busy={false} onRetry={retry} />);
    act(() => jest.advanceTimersByTime(1999));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1));
    expect(retry).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
