import { media, text, theme } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

const { color, radius, space } = theme;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding-block: ${space.s32} ${space.s64};
  ${media.from720} {
    padding-top: ${space.s64};
  }
`;

/** The order, then the form that sends it: below each other on a phone, side by side on a desktop. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 27rem;
    gap: ${space.s32};
  }
`;

export const Order = styled.div`
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

export const Form = styled.form`
  ${panel}
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
`;

export const Title = styled.h2`
  ${text.h3}
`;
