/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { keepThroughHydration } from './keepThroughHydration';
import { fieldsOfPage, fillIn, valuesOf } from './fieldValues';

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

const show = (page: HTMLElement) => {
  document.body.replaceChildren(page);
  return page;
};

/** What was typed on one page is put into another one. */
function moveTo(living: HTMLElement) {
  show(typed());
  const values = valuesOf(fieldsOfPage());
  show(living);
  fillIn(fieldsOfPage(), values);
  return living;
}

describe('a page that is made anew', () => {
  it('what was typed is in the page that was made anew, passwords excepted', () => {
    const living = moveTo(pageWith(FORM));
    expect(control<HTMLInputElement>(living, 'name').value).toBe('Amina');
    expect(control<HTMLInputElement>(living, 'note').checked).toBe(true);
    expect(control<HTMLTextAreaElement>(living, 'message').value).toBe('Ten of us');
    expect(control<HTMLSelectElement>(living, 'guests').value).toBe('2');
    expect(control<HTMLInputElement>(living, 'secret').value).toBe('');
  });

  it('focus and caret return to the same field', () => {
    const field = control<HTMLInputElement>(show(typed()), 'name');
    field.focus();
    field.setSelectionRange(2, 4);
    const kept = keepThroughHydration();
    show(pageWith(FORM));
    kept.restore();
    const same = control<HTMLInputElement>(document.body, 'name');
    expect(same).toHaveFocus();
    expect([same.value, same.selectionStart, same.selectionEnd]).toEqual(['Amina', 2, 4]);
  });

  it('what was typed is not put into a field of another name', () => {
    expect(control<HTMLInputElement>(moveTo(pageWith('<input name="email">')), 'email').value).toBe('');
  });

  it('a page hears of what was typed as if it were typed again, field by field, and of nothing else', () => {
    const living = pageWith(`${FORM}<input name="empty">`);
    const heard: string[] = [];
    living.addEventListener('input', ({ target }) => {
      if (target instanceof Element) heard.push(target.getAttribute('name') ?? '');
    });
    moveTo(living);
    expect(heard).toEqual(['name', 'note', 'message', 'guests']);
  });
});

describe('a page that is hydrated', () => {
  it('a choice that hydration has reset is made again, and the page hears of everything that was typed', () => {
    const page = show(typed());
    const kept = keepThroughHydration();
    const guests = control<HTMLSelectElement>(page, 'guests');
    const heard: string[] = [];
    page.addEventListener('change', ({ target }) => {
      if (target instanceof Element) heard.push(target.getAttribute('name') ?? '');
    });
    guests.value = '1';
    kept.end();
    expect(guests.value).toBe('2');
    expect(control<HTMLInputElement>(page, 'note').checked).toBe(true);
    expect(heard).toEqual(['name', 'note', 'message', 'guests']);
  });
});
