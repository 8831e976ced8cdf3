/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { restoreStoredForm, storeForm } from './storedForm';

const FORM = `<main id="main"><form>
  <input name="name"><input name="terms" type="checkbox"><textarea name="message"></textarea>
  <select name="guests"><option>1</option><option>2</option></select><input name="secret" type="password">
</form></main>`;

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}.`);
  return found;
};

function typeAndStore() {
  window.history.replaceState(null, '', '/contact');
  document.body.innerHTML = FORM;
  field('name').value = 'Amina';
  field('terms').checked = true;
  field('message').value = 'Ten of us';
  field('guests').value = '2';
  field('secret').value = 'hidden';
  storeForm('/contact');
}

beforeEach(() => {
  sessionStorage.clear();
  typeAndStore();
  document.body.innerHTML = FORM;
});

describe('what was typed before a page was loaded anew', () => {
  it('typed text, choices and checks are there again, passwords are not stored', () => {
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden');
    const heard = jest.fn();
    document.body.addEventListener('input', heard);
    restoreStoredForm();
    expect(field('name').value).toBe('Amina');
    expect(field('terms').checked).toBe(true);
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
    document.body.innerHTML = '<main id="main"><p>Loading…</p></main>';
    restoreStoredForm();
    document.body.innerHTML = FORM;
    restoreStoredForm();
    expect(field('name').value).toBe('Amina');
  });

  it('typed text does not get into another page, whose form looks alike', () => {
    window.history.replaceState(null, '', '/plan-event');
    restoreStoredForm();
    expect(field('name').value).toBe('');
  });

  it('typed text does not get into a field of another name', () => {
    document.body.innerHTML = FORM.replace('name="name"', 'name="email"');
    restoreStoredForm();
    expect(field('email').value).toBe('');
    expect(field('message').value).toBe('Ten of us');
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
