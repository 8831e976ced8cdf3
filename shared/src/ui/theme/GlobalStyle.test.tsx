/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';
import { theme } from './theme';

function styleText() {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

describe('the global style', () => {
  it('the global style defines every colour for the light and the dark theme', () => {
    const css = styleText();
    expect(css).toContain('--bg-color-ink:#1E2119');
    for (const name of Object.values(theme.vars.color)) {
      // once for the day, once for the switch, once for a device that is dark by itself
      expect(css.split(`${name}:`).length - 1).toBeGreaterThanOrEqual(3);
    }
  });

  it('the global style follows the device only while the visitor has not chosen a theme', () => {
    expect(styleText()).toMatch(/prefers-color-scheme: ?dark\) ?{ ?:root:not\(\[data-theme\]\)/);
  });
});

it('the global style gives every token a value, so that a remote looks right without the host', () => {
  expect(theme.color.primary).toBe('var(--bg-color-primary, #1E5234)');
});
