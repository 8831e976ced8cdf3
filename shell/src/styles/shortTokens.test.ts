import { theme } from '@venue/shared/ui/theme';
import { shortenTokens } from './shortTokens';

const namesOf = (group: Record<string, string>) => Object.values(group);

it('a token has the same short name where it is defined and where it is used', () => {
  const [, name] = /^(--[\w-]+):/.exec(shortenTokens(`${theme.vars.color.ink}:#000`)) ?? [];
  expect(name).toMatch(/^--\w{1,2}$/);
  expect(shortenTokens(`a{color:${theme.color.ink}}`)).toBe(`a{color:var(${name}, #1E2119)}`);
});

it('no two tokens have the same short name', () => {
  const names = Object.values(theme.vars).flatMap(namesOf);
  expect(new Set(names.map(shortenTokens)).size).toBe(names.length);
});

it('a token that the theme does not have, and other custom properties, keep their names', () => {
  const styles = 'a{color:var(--bg-color-inkling, red);width:var(--icon-size);}';
  expect(shortenTokens(styles)).toBe(styles);
});
