import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, space, width } = theme;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  min-height: 60vh;
  padding-block: ${space.s32} ${space.s64};
  ${media.from720} {
    padding-top: ${space.s64};
  }
`;

/** What is in it beside what it costs; the costs stay in view. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    > :last-child {
      position: sticky;
      top: calc(${width.header} + ${space.s24});
    }
  }
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  min-width: 0;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from480} {
    padding: ${space.s24};
  }
`;

export const Title = styled.h2`
  ${text.h3}
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: ${space.s16};
  border-top: 1px solid ${color.line};
`;

export const Quiet = styled.p`
  ${text.small}
  color: ${color.ink3};
`;

export const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
`;
