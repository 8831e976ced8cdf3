import { countAwaiting } from './countAwaiting';

it('only pending rows await confirmation', () => {
  const statuses = ['pending', 'confirmed', 'cancelled', 'confirmed'];
  expect(countAwaiting(statuses.map((status) => ({ status })))).toBe(1);
  expect(countAwaiting([])).toBe(0);
});
