import { formErrors, isBlank, isEmail, personProblems, wholeNumberProblem } from './forms';

const person = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0700 000 000' };

it.each([
  ['amina@example.com', true],
  [' amina@example.co.ke ', true],
  ["o'neil+garden@mail.example.org", true],
  ['<amina@example.com>', false],
  ['mailto:amina@example.com', false],
  ['amina', false],
  ['amina@', false],
  ['@example.com', false],
  ['amina@example', false],
  ['amina@example.', false],
  ['amina@.com', false],
  ['amina@example..com', false],
  ['amina@home@example.com', false],
  ['amina yusuf@example.com', false],
  ['', false],
])('the e-mail address "%s" has a valid format: %s', (text, right) => {
  expect(isEmail(text)).toBe(right);
});

it.each([
  ['O', false],
  ['\u200BAmina', false],
  ['李', false],
  ['👩🏾‍🍳', false],
  ['.', false],
  ['\u00A0\u200E\uFE0F\uFFFC', true],
])('the text %j has nothing that can be seen: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

describe('who somebody is', () => {
  it('a complete person has no errors', () => {
    expect(formErrors(personProblems(person))).toEqual({});
  });

  it.each([
    ['nothing', { name: '', email: '', phone: '' }],
    ['blanks', { name: ' ', email: '\t', phone: '  ' }],
    ['what nobody sees', { name: '\u200B\u2060', email: '\u3164', phone: '\u2800\u00AD' }],
  ])('a person with %s has errors in the order of the form', (_what, nobody) => {
    expect(Object.keys(formErrors(personProblems(nobody)))).toEqual(['name', 'email', 'phone']);
  });

  it.each([
    ['', 'Enter your e-mail address'],
    ['amina', 'Enter an e-mail address like name@example.com'],
  ])('a missing e-mail address is told from a malformed one: "%s"', (email, message) => {
    expect(formErrors(personProblems({ ...person, email }))).toEqual({ email: message });
  });
});

it.each([
  ['0', 1, 10, 'Enter a whole number from 1 to 10'],
  ['1', 1, 10, false],
  ['10', 1, 10, false],
  ['11', 1, 10, 'Enter a whole number from 1 to 10'],
  ['1e1', 1, 10, 'Enter a whole number from 1 to 10'],
  ['2.5', 1, Infinity, 'Enter a whole number, 1 or more'],
  ['', 1, Infinity, 'Enter a whole number, 1 or more'],
  ['1000000', 1, Infinity, false],
])('the number "%s" among those from %d to %d is wrong in these words: %s', (text, min, max, problem) => {
  expect(wholeNumberProblem(text, min, max)).toBe(problem);
});
