import { css, styled } from 'styled-components';
import { color, radius, space, text } from '@venue/shared/ui/theme';

const TINTS = {
  neutral: [color.neutral, color.neutralTint],
  primary: [color.primary, color.primaryTint],
  sun: [color.onSun, color.sun],
  green: [color.ok, color.okTint],
  yellow: [color.warn, color.warnTint],
  red: [color.bad, color.badTint],
  blue: [color.info, color.infoTint],
  grey: [color.neutral, color.neutralTint],
} as const;

export type Tint = keyof typeof TINTS;

/**
 * Selected by attribute rather than by a property, so that the styles are computed once and not for every badge of a
 * table.
 */
const tinted = (Object.keys(TINTS) as Tint[]).map(
  (tint) => css`
    &:where([data-tint='${tint}']) {
      background: ${TINTS[tint][1]};
      color: ${TINTS[tint][0]};
    }
  `,
);

export const Root = styled.span`
  ${text.small}
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  width: fit-content;
  padding: 0.15rem 0.6rem;
  border: 1px solid transparent;
  border-radius: ${radius.chip};
  font-weight: 620;
  white-space: nowrap;
  ${tinted}

  /* no element of its own, because a table has one in every row */
  &:where([data-dot])::before {
    content: '';
    width: ${space.s8};
    height: ${space.s8};
    border-radius: 50%;
    background: currentColor;
    forced-color-adjust: none;
  }
`;
