import { takeKeptInput } from './takeKeptInput';

const PRESS = { kind: 'click', element: null, tag: 'BUTTON', name: 'Add', index: 0, detail: 1, x: 1, y: 1 };
const TYPED = { kind: 'field', element: null, tag: 'INPUT', name: 'name', index: 0, types: ['input'] };

const keep = (value: unknown) => sessionStorage.setItem('early-input', JSON.stringify(value));

beforeEach(() => sessionStorage.clear());

describe('input that waited when its page was left', () => {
  it('is taken on the same page, once and in its order', () => {
    keep([
      { ...PRESS, address: '/menu' },
      { ...TYPED, address: '/menu' },
    ]);
    expect(takeKeptInput('/menu')).toMatchObject([PRESS, { kind: 'field', types: new Set(['input']) }]);
    expect(takeKeptInput('/menu')).toEqual([]);
  });

  it('stays for its own page while another one is open', () => {
    keep([{ ...PRESS, address: '/menu' }]);
    expect(takeKeptInput('/menu?price=300')).toEqual([]);
    expect(takeKeptInput('/menu')).toHaveLength(1);
  });

  it('is set aside when what is stored is damaged', () => {
    for (const damaged of [
      null,
      'text',
      [null, { ...PRESS, address: 5 }, { ...PRESS, address: '/menu', tag: '<' }],
    ]) {
      keep(damaged);
      expect(takeKeptInput('/menu')).toEqual([]);
      expect(sessionStorage).toHaveLength(0);
    }
    sessionStorage.setItem('early-input', '[');
    expect(takeKeptInput('/menu')).toEqual([]);
  });
});
