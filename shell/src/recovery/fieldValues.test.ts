/** @jest-environment @venue/platform/testing/jestDom */
import { keepThroughHydration } from './keepThroughHydration';
import { fieldsFor, fieldsOfPage, fillIn, valuesOf } from './fieldValues';
import { keepLeftForm, restoreStoredForm, storeForm } from './storedForm';
import { reloadOnce } from './reloadOnce';

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

const field = (name: string) => control<HTMLInputElement>(document.body, name);

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
  fillIn(fieldsFor(values, fieldsOfPage()), values);
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

  it('what was typed finds its field in a page that has one more before it', () => {
    const living = moveTo(pageWith(`<input type="number" name="">${FORM}`));
    expect(control<HTMLInputElement>(living, 'name').value).toBe('Amina');
    expect(control<HTMLTextAreaElement>(living, 'message').value).toBe('Ten of us');
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

describe('a list of choices', () => {
  const LIST =
    '<select name="budget"><option value="" selected></option><option value="40"></option></select>';
  const budget = () => document.querySelector('select') as HTMLSelectElement;

  beforeEach(() => {
    document.body.innerHTML = `<main id="main">${LIST}</main>`;
  });

  it('a choice that is made meanwhile is made again', () => {
    const kept = keepThroughHydration();
    budget().value = '40';
    budget().dispatchEvent(new Event('change', { bubbles: true }));
    budget().value = '';
    kept.end();
    expect(budget().value).toBe('40');
  });

  it('a list in which nothing was chosen keeps what the application fills in as it starts', () => {
    const kept = keepThroughHydration();
    budget().value = '40';
    kept.end();
    expect(budget().value).toBe('40');
  });
});

describe('a form that was stored', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/contact');
    show(typed());
    storeForm('/contact');
    show(pageWith(FORM));
  });

  it('typed text, choices and checks are there again, passwords are not stored', () => {
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden');
    const heard = jest.fn();
    document.body.addEventListener('input', heard);
    restoreStoredForm();
    expect(field('name').value).toBe('Amina');
    expect(field('note').checked).toBe(true);
    expect(field('message').value).toBe('Ten of us');
    expect(field('guests').value).toBe('2');
    expect(field('secret').value).toBe('');
    expect(heard).toHaveBeenCalledTimes(4);
    document.body.removeEventListener('input', heard);
  });

  it('typed text is restored once', () => {
    restoreStoredForm();
    field('name').value = 'Brian';
    restoreStoredForm();
    expect(field('name').value).toBe('Brian');
    expect(sessionStorage).toHaveLength(0);
  });

  it('typed text waits for a page whose form comes with the application', () => {
    show(pageWith('<p>Loading…</p>'));
    restoreStoredForm();
    show(pageWith(FORM));
    restoreStoredForm();
    expect(field('name').value).toBe('Amina');
  });

  it('typed text does not get into another page, whose form looks alike', () => {
    window.history.replaceState(null, '', '/plan-event');
    restoreStoredForm();
    expect(field('name').value).toBe('');
  });

  it.each(['not json', '{"pathname":"/contact","values":[7]}', 'null'])(
    'a stored value that is none leaves the page as it is: %s',
    (stored) => {
      sessionStorage.setItem('form-values', stored);
      restoreStoredForm();
      expect(field('name').value).toBe('');
    },
  );
});

describe('loading a page anew', () => {
  const RELEASE = 'public_site 1.0.0';
  const at = (path: string) => new URL(path, window.location.origin);

  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/contact');
    document.body.innerHTML = '<main id="main"><input name="name" value="Amina"></main>';
  });
  afterEach(() => jest.restoreAllMocks());

  it('a page is loaded anew once for each page and release', () => {
    const load = jest.fn();
    expect(reloadOnce(at('/contact'), RELEASE, load)).toBe(true);
    expect(reloadOnce(at('/contact?again'), RELEASE, load)).toBe(false);
    expect(reloadOnce(at('/menu'), RELEASE, load)).toBe(true);
    expect(reloadOnce(at('/contact'), 'public_site 2.0.0', load)).toBe(true);
    expect(load.mock.calls.map(([address]: [URL]) => address.pathname)).toEqual([
      '/contact',
      '/menu',
      '/contact',
    ]);
  });

  it('a reload keeps what was typed on this page, and not for another page', () => {
    reloadOnce(at('/menu'), RELEASE, jest.fn());
    expect(sessionStorage.getItem('form-values')).toBeNull();
    reloadOnce(at('/contact'), RELEASE, jest.fn());
    expect(sessionStorage.getItem('form-values')).toContain('Amina');
  });

  it.each([
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
    ['closed', () => jest.spyOn(Storage.prototype, 'getItem')],
  ])('a page is not loaded anew when the storage is %s, because it could not be counted', (_, spy) => {
    spy().mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const load = jest.fn();
    expect(reloadOnce(at('/contact'), RELEASE, load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a form that is left', () => {
  const SIGN_UP = `<form method="dialog"><input name="email"><input name="terms" type="checkbox">
    <input name="secret" type="password">
    <input name="shown" autocomplete="current-password"></form>
    <input name="search">`;
  const keep = (person?: string) => keepLeftForm(() => person);

  function left(by?: string) {
    show(pageWith(SIGN_UP));
    keep(by);
    field('email').value = 'amina@example.com';
    field('terms').click();
    field('secret').value = 'hidden';
    field('shown').value = 'hidden';
    field('search').value = 'tilapia';
    window.dispatchEvent(new Event('pagehide'));
    show(pageWith(SIGN_UP));
  }
  afterEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('what was typed in a form is there after Back or a discarded tab, passwords and other fields excepted', () => {
    left();
    keep();
    expect(field('email').value).toBe('amina@example.com');
    expect(field('terms').checked).toBe(true);
    expect(field('secret').value).toBe('');
    expect(field('shown').value).toBe('');
    expect(field('search').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('what is typed in the page that came back stays', () => {
    left();
    field('email').value = 'b@example.com';
    keep();
    expect(field('email').value).toBe('b@example.com');
  });

  it.each([
    ['somebody else', () => keep('u2')],
    ['another page', () => (history.replaceState(null, '', '/profile'), keep())],
  ])('what was typed in a form is not shown to or on %s', (_, goOn) => {
    left();
    goOn();
    expect(field('email').value).toBe('');
  });

  it('what was typed in a form is there when other pages were looked at in between', () => {
    left();
    history.replaceState(null, '', '/privacy-policy');
    show(pageWith('<h1>Privacy</h1>'));
    keep();
    window.dispatchEvent(new Event('pagehide'));
    history.replaceState(null, '', '/');
    show(pageWith(SIGN_UP));
    keep();
    expect(field('email').value).toBe('amina@example.com');
  });

  it('a tab that was only out of sight keeps nothing beside its fields', () => {
    left();
    keep();
    field('email').value = 'amina@example.com';
    const look = jest.spyOn(document, 'visibilityState', 'get');
    look.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStorage).toHaveLength(1);
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStorage).toHaveLength(0);
    look.mockRestore();
  });

  it('a form that was sent, or nothing was typed in, leaves nothing behind', () => {
    left();
    keep();
    show(pageWith('<h1>Dashboard</h1>'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });
});
