import { styled } from 'styled-components';

/** Rules rather than attributes: a page has dozens of icons, and its HTML would repeat the attributes for each. */
export const Root = styled.svg`
  flex: none;
  width: var(--icon-size, 1.25em);
  height: var(--icon-size, 1.25em);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-filled] {
    fill: currentColor;
  }
`;
