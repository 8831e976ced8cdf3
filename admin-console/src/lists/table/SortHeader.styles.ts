import { color, media, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { tightTable } from './tableParts';

export const SortButton = styled.button`
  display: inline-flex;
  gap: ${space.s4};
  align-items: center;
  min-height: ${width.touch};
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  cursor: pointer;

  svg {
    opacity: 0;
  }

  /* digits and their head end on one line */
  &[data-kind='number'] {
    flex-direction: row-reverse;
  }

  &:focus-visible svg,
  &[data-sorted] svg {
    opacity: 1;
  }

  /* below the word, where every pixel of a column's width counts */
  ${tightTable} {
    position: relative;

    svg {
      position: absolute;
      inset-block-end: 0;
    }
  }

  &[data-sorted] {
    color: ${color.ink};
  }

  ${media.hover} {
    &:hover svg {
      opacity: 1;
    }
  }
`;
