import { sampleMenuItems } from '@venue/shared/samples';
import type { AdminMenuItem } from '@venue/shared/types';
import { recordChanges } from './recordChanges';

const changes = (after: AdminMenuItem[]) => recordChanges(sampleMenuItems(), after, ({ name }) => name);

it('a list that nobody has changed has nothing to hand over', () => {
  expect(changes(sampleMenuItems())).toEqual([]);
});

it('what is handed over of a record is what was changed, under the name it had', () => {
  const [samosas, ...others] = sampleMenuItems();
  if (!samosas) throw new Error('There are no samples.');
  const added = { ...samosas, id: 99, name: 'Bhajia' };
  const after = [{ ...samosas, name: 'Sambusa', price: 260 }, ...others.slice(1), added];
  expect(changes(after)).toEqual([
    { change: 'update', name: 'Samosas', after: { name: 'Sambusa', price: 260 } },
    { change: 'add', after: added },
    { change: 'remove', name: 'Spring Rolls' },
  ]);
});
