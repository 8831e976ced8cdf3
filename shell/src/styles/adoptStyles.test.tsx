import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { adoptStyles } from './adoptStyles';
import { writeSiteStyles } from './siteStyles';
import { readStyleTags } from './styleGroups';

const Base = styled.p<{ $loud?: boolean }>`
  color: ${({ $loud }) => ($loud ? 'red' : 'green')};
`;
const Extended = styled(Base)`
  color: blue;
`;
const Later = styled.p`
  color: black;
`;

const page = (
  <>
    <Base>Read</Base>
    <Extended>Read on</Extended>
  </>
);

function showStaticPage() {
  const collected = new ServerStyleSheet();
  const html = renderToString(collected.collectStyles(page));
  const styles = writeSiteStyles(readStyleTags(collected.getStyleTags()));
  // In the browser it is a `<link>`, which jsdom does not load.
  document.head.innerHTML = `<style data-site-styles>${styles}</style>`;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const element = document.querySelector('style');
  const root = document.getElementById('root');
  if (!element?.sheet || !root) throw new Error('The page has no styles.');
  return { element, root, sheet: element.sheet };
}

it('the application goes on with the style sheet of the site, and adds what is new where it belongs', async () => {
  const { element, root, sheet } = showStaticPage();
  const before = [...sheet.cssRules].map(({ cssText }) => cssText);
  await adoptStyles();

  render(page, { container: root, hydrate: true });
  expect([...sheet.cssRules].map(({ cssText }) => cssText)).toEqual(before);
  expect(document.querySelector('style')).toBe(element);

  render(
    <>
      <Base $loud>Loud</Base>
      <Later>Later</Later>
    </>,
  );
  const colorsOf = ({ cssRules }: CSSStyleSheet) =>
    [...cssRules].map((rule) => (rule as CSSStyleRule).style.color).filter(Boolean);
  // A variant of the base stands before what extends the base, or it would win over the extension.
  expect(colorsOf(sheet)).toEqual(['green', 'red', 'blue']);
  expect([...document.styleSheets].filter((other) => other !== sheet).flatMap(colorsOf)).toEqual(['black']);
});
