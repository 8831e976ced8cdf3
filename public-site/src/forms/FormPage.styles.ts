import { media, text, theme } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

const { color, radius, space, width } = theme;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s32};
  padding-block: ${space.s32} ${space.section};
  ${media.from720} {
    gap: ${space.s48};
    padding-top: ${space.s64};
  }
`;

/** The form, and what is good to know beside it: below each other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space.s32};
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
`;

const panel = css`
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

export const Panel = styled.section`
  ${panel}
`;

/** What the browser finds missing after a try is marked, until it is filled in. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  :is(input, select, textarea):user-invalid {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
`;

export const Title = styled.h2`
  ${text.h3}
`;

export const Words = styled.p`
  flex: 1 1 16rem;
  max-width: ${width.text};
  color: ${color.ink2};
`;

/** The button that sends it, and a quiet line beside it. */
export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s24};
  align-items: center;
`;

export const Small = styled.p`
  ${text.small}
  flex: 1 1 14rem;
  color: ${color.ink3};
`;
