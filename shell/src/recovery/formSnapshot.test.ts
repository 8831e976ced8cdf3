import { restoreSnapshot, takeSnapshot } from './formSnapshot';

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

describe('a page that is made anew', () => {
  it('what was typed is in the page that was made anew, passwords excepted', () => {
    const snapshot = takeSnapshot([typed()]);
    const living = pageWith(FORM);
    restoreSnapshot(snapshot, living);
    expect(control<HTMLInputElement>(living, 'name').value).toBe('Amina');
    expect(control<HTMLInputElement>(living, 'note').checked).toBe(true);
    expect(control<HTMLTextAreaElement>(living, 'message').value).toBe('Ten of us');
    expect(control<HTMLSelectElement>(living, 'guests').value).toBe('2');
    expect(control<HTMLInputElement>(living, 'secret').value).toBe('');
  });

  it('focus and caret return to the same field', () => {
    const saved = document.body.appendChild(typed());
    const field = control<HTMLInputElement>(saved, 'name');
    field.focus();
    field.setSelectionRange(2, 4);
    const snapshot = takeSnapshot([saved]);
    saved.remove();
    const living = document.body.appendChild(pageWith(FORM));
    restoreSnapshot(snapshot, living);
    const same = control<HTMLInputElement>(living, 'name');
    expect(same).toHaveFocus();
    expect([same.selectionStart, same.selectionEnd]).toEqual([2, 4]);
    living.remove();
  });

  it('what was typed is not put into a field of another name', () => {
    const snapshot = takeSnapshot([typed()]);
    const living = pageWith('<input name="email">');
    restoreSnapshot(snapshot, living);
    expect(control<HTMLInputElement>(living, 'email').value).toBe('');
  });

  it('a page hears of what was typed as if it were typed again, field by field', () => {
    const living = pageWith(FORM);
    const heard: string[] = [];
    living.addEventListener('input', ({ target }) => {
      if (target instanceof Element) heard.push(target.getAttribute('name') ?? '');
    });
    restoreSnapshot(takeSnapshot([typed()]), living);
    expect(heard).toEqual(['name', 'note', 'message', 'guests']);
  });

  it('a page without fields says so, and nothing is lost', () => {
    const snapshot = takeSnapshot([typed()]);
    expect(restoreSnapshot(snapshot, pageWith('<p>Loading…</p>'))).toBe(false);
    const living = pageWith(FORM);
    expect(restoreSnapshot(snapshot, living)).toBe(true);
    expect(control<HTMLInputElement>(living, 'name').value).toBe('Amina');
  });
});
