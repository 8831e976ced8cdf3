import { media, text, theme } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

const { color, radius, space } = theme;

/** The details, and what this device knows beside them. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

const panel = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  min-width: 0;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from480} {
    padding: ${space.s24};
  }
`;

/** What the browser finds wrong after a try is marked, until it is put right. */
export const Form = styled.form`
  ${panel}
  input:user-invalid {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }
`;

export const Panel = styled.section`
  ${panel}
  gap: ${space.s16};
`;

export const Title = styled.h2`
  ${text.h3}
`;

export const Words = styled.p`
  ${text.ui}
  color: ${color.ink2};
`;

export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s24};
  align-items: center;
`;

export const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
`;
