import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { tightTable } from '../resource/tight-table';

/** Stays in one piece at its hyphen. */
export const Id = styled.span`
  white-space: nowrap;
`;

/** The place of a button that is not there, as wide as it; cards have no such places. */
export const Gap = styled.span`
  ${text.ui}
  display: none;
  visibility: hidden;
  padding-inline: ${theme.space.s12};
  border: 1px solid transparent;
  font-weight: 600;

  ${media.from720} {
    display: inline-block;
  }

  ${tightTable} {
    padding-inline: 0.4rem;
    font-size: 0.8125rem;
  }
`;
