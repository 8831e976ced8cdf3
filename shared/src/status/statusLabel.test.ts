import { statusLabel } from './statusLabel';

it.each([
  ['pending', 'Pending'],
  ['maintenance', 'Maintenance'],
  ['seated', 'Seated'],
  ['constructor', 'Constructor'],
  ['', ''],
])('labels the status "%s" as "%s"', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
