import { nextId } from './ids';

it.each([
  [[], 'ORD-001'],
  [['ORD-001', 'ORD-002'], 'ORD-003'],
  [['ORD-002'], 'ORD-003'],
  [['ORD-005', 'ORD-001'], 'ORD-006'],
  [['ORD-009'], 'ORD-010'],
  [['ORD-999'], 'ORD-1000'],
  [['RES-007', 'order-9', 'ORD-x', 'ORD-12a', ''], 'ORD-001'],
  [['ORD-99999999999999999999', 'ORD-003'], 'ORD-004'],
])('the next order id after %j is %s', (ids, next) => {
  expect(
    nextId(
      'ORD',
      ids.map((id) => ({ id })),
    ),
  ).toBe(next);
});

it.each(['RES', 'TIC', 'REV'] as const)('%s ids are numbered independently of other records', (prefix) => {
  expect(nextId(prefix, [{ id: 'ORD-004' }, { id: `${prefix}-001` }])).toBe(`${prefix}-002`);
});
