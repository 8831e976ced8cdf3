import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The dishes of a tab: one column on a phone, otherwise as many as fit. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
  gap: ${space.s16};
  ${media.from720} {
    gap: ${space.s24};
  }
  /* keeps a focused button clear of the order bar */
  button {
    scroll-margin-block: 6rem;
  }
`;

export const Facts = styled.div`
  ${text.small}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: center;
  color: ${color.ink2};
  &:empty {
    display: none;
  }
`;

export const Fact = styled.span`
  display: inline-flex;
  gap: ${space.s4};
  align-items: center;
`;
