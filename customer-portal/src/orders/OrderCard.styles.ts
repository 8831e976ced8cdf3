import { Card as Surface } from '@venue/shared/ui';
import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Facts and actions on the left, the bill on the right; below each other on a phone. */
export const Card = styled(Surface)`
  gap: ${space.s16};
  padding: ${space.s16};
  ${media.from480} {
    padding: ${space.s24};
  }
  ${media.from720} {
    display: grid;
    grid-template-areas: 'head bill' 'actions bill';
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
    grid-template-rows: 1fr auto;
    column-gap: ${space.s48};
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: center;
  align-content: start;
  ${media.below720} {
    justify-content: space-between;
  }
`;

export const Facts = styled.p`
  ${text.ui}
  ${tabular}
  flex-basis: 100%;
  color: ${color.ink2};
`;

export const Type = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Bill = styled.div`
  ${tabular}
  grid-area: bill;
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
`;

export const Item = styled.li`
  ${text.ui}
  display: flex;
  gap: ${space.s16};
  justify-content: space-between;
  color: ${color.ink2};
  overflow-wrap: anywhere;
  > :last-child {
    flex: none;
  }
`;

export const Total = styled.p`
  display: flex;
  gap: ${space.s16};
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space.s8};
  border-top: 1px solid ${color.line};
  font-weight: 650;
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
`;
