/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { createKeptList, text } from './keptList';

const list = () => createKeptList<{ id: string; name: string }>('kept', { id: text, name: text });
const one = { id: '1', name: 'One' };
const stored = () => JSON.parse(localStorage.getItem('kept') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('a kept list is read, and saved with each change', () => {
  localStorage.setItem('kept', JSON.stringify([one]));
  const kept = list();
  expect(kept.getState().rows).toEqual([]);
  kept.read();
  expect(kept.getState().rows).toEqual([one]);
  kept.setState({ rows: [one, { id: '2', name: 'Two' }] });
  expect(stored()).toHaveLength(2);
});

it('a kept list follows other tabs, and what was erased under it', () => {
  const kept = list();
  kept.read();
  localStorage.setItem('kept', JSON.stringify([one]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  expect(kept.getState().rows).toEqual([one]);
  localStorage.clear();
  kept.read();
  expect(kept.getState().rows).toEqual([]);
});

it('damaged entries of a kept list are quarantined, and the others are used', () => {
  localStorage.setItem('kept', JSON.stringify([one, { id: 2 }]));
  const kept = list();
  kept.read();
  expect(kept.getState().rows).toEqual([one]);
  expect(kept.getState().setAside).toEqual(['kept']);
  expect(localStorage.getItem('kept.corrupt')).toContain('{"id":2}');
});

it('a kept list whose storage is full lasts as long as the page, also when it is read again', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = list();
  kept.read();
  kept.setState({ rows: [one] });
  expect(kept.getState()).toMatchObject({ storageFailed: true });
  kept.read();
  expect(kept.getState().rows).toEqual([one]);
});
