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
  it('defines every colour by day, and again after sunset', () => {
    const css = styleText();
    expect(css).toContain('--bg-color-ink:#1E2119');
    for (const name of Object.values(theme.vars.color)) {
      // once for the day, once for the switch, once for a device that is dark by itself
      expect(css.split(`${name}:`).length - 1).toBeGreaterThanOrEqual(3);
    }
  });

  it('follows the device only while the visitor has not chosen', () => {
    expect(styleText()).toMatch(/prefers-color-scheme: ?dark\) ?{ ?:root:not\(\[data-theme\]\)/);
  });
});

it('gives every token a value of its own, so that a remote looks right without the host', () => {
  expect(theme.color.primary).toBe('var(--bg-color-primary, #1E5234)');
});
