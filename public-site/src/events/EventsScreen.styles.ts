import { Page } from '@venue/shared/ui';
import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const EventsPage = styled(Page)`
  ${media.from1024} {
    gap: ${space.s64};
  }
`;

export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${color.line};
`;

export const Stat = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.s4};
  padding: ${space.s16} ${space.s12};
  text-align: center;
  & + & {
    border-inline-start: 1px solid ${color.line};
  }
  ${media.from720} {
    padding-block: ${space.s24};
  }
`;

export const Value = styled.dd`
  ${text.priceLarge}
  ${tabular}
  padding: 0;
  color: ${color.primary};
  ${media.from720} {
    font-size: 2rem;
  }
`;

export const PlanImage = styled.div`
  position: relative;
  min-height: 12rem;
`;

export const PlanContent = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space.s16};
  padding: ${space.s32} ${space.s24};
  ${media.from720} {
    padding: ${space.s48};
  }
  > a {
    align-self: flex-start;
  }
`;
