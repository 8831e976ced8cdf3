import shared from '@venue/shared/package.json';
import { moduleMismatch } from './moduleMismatch';

const SHELL = { react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0' };
const built = (react: string, reactDom = react) => ({ ...SHELL, react, 'react-dom': reactDom });

describe('the libraries that a page has once', () => {
  it.each([
    ['19.3.1', '19.3.1', null],
    ['19.3.99', '19.3.99', null],
    ['19.2.0', '19.2.0', null],
    ['19.4.0', '19.4.0', 'It was built with react 19.4.0; the shell brings 19.3.1.'],
    ['18.3.1', '18.3.1', 'It was built with react 18.3.1; the shell brings 19.3.1.'],
    ['20.0.0', '20.0.0', 'It was built with react 20.0.0; the shell brings 19.3.1.'],
    [
      '19.3.1',
      '19.3.0',
      'It was built with react 19.3.1 and react-dom 19.3.0, which must be the same version.',
    ],
  ])('a remote built with react %s and react-dom %s: %s', (react, reactDom, problem) => {
    expect(moduleMismatch(built(react, reactDom), SHELL)).toBe(problem);
  });

  it('a remote may bring a library that the shell does not have, and a release before says nothing', () => {
    expect(moduleMismatch({ ...SHELL, charts: '3.0.0' }, SHELL)).toBeNull();
    expect(moduleMismatch({}, SHELL)).toBeNull();
  });

  it('the shell itself has react and react-dom of one version', () => {
    expect(moduleMismatch(shared.dependencies)).toBeNull();
  });
});
