import { color, space, text, width } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';
import { rowNameButton } from './tableParts';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  /* many rows on a small screen: close together, without lines */
  dl > div {
    ${text.adminRow}
    padding-block: 0.2rem;
    border-top: 0;
  }

  [data-placeholder] {
    display: none;
  }
`;

const box = css`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  min-height: ${width.touch};
  cursor: pointer;

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.primary};
  }
`;

/** Aligned with the boxes of the cards below it. */
export const All = styled.div`
  label {
    ${text.ui}
    ${box}
    width: fit-content;
    padding-inline-start: calc(${space.s16} + 1px);
  }
`;

/** A touch target as large as a button that takes no more height than the badge beside it. */
export const Select = styled.label`
  ${box}
  flex: none;
  min-width: ${width.touch};
  margin-block: -0.6rem;
  margin-inline-end: -0.75rem;
`;

/** Its lines stay below each other. */
export const Text = styled.span`
  flex: 1 1 0;
  min-width: 0;
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  min-width: 0;

  ${rowNameButton}
`;
