import { sampleMenuItems } from '@venue/shared/samples';
import { menuChanges } from './menuChanges';

it('a menu that nobody has changed has nothing to hand over', () => {
  expect(menuChanges(sampleMenuItems(), sampleMenuItems())).toEqual([]);
});

it('what is handed over of a dish is what was changed, under the name it had', () => {
  const [samosas, ...others] = sampleMenuItems();
  if (!samosas) throw new Error('There are no samples.');
  const added = { ...samosas, id: 99, name: 'Bhajia' };
  const after = [{ ...samosas, name: 'Sambusa', price: 260 }, ...others.slice(1), added];
  expect(menuChanges(sampleMenuItems(), after)).toEqual([
    { change: 'update', name: 'Samosas', after: { name: 'Sambusa', price: 260 } },
    { change: 'add', after: added },
    { change: 'remove', name: 'Spring Rolls' },
  ]);
});
