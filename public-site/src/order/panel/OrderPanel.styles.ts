import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, space, width } = theme;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  min-width: 0;
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from480} {
    padding: ${space.s24};
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
`;

export const Title = styled.h2`
  ${text.h3}
  scroll-margin-top: calc(${width.header} + ${space.s24});
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding-top: ${space.s24};
  border-top: 1px solid ${color.line};
`;

export const FormHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  justify-content: space-between;
`;
