import { statusLabel } from './statusLabel';

it.each([
  ['pending', 'Pending'],
  ['maintenance', 'Maintenance'],
  ['seated', 'Seated'],
  ['constructor', 'Constructor'],
  ['', ''],
])('the status "%s" has the label "%s"', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
