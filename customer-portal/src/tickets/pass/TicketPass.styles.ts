import { ACCENTS, color, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Pass = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  align-items: center;
  overflow-wrap: anywhere;
  text-align: center;
`;

export const Title = styled.p`
  ${text.h2}
  font-size: 1.375rem;
`;

/** Dark on white in both themes, which scanners need, and never higher than the window. */
export const Paper = styled.div`
  width: min(15rem, 100%, 100dvh - 2rem);
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: white;
  overflow: hidden;
  forced-color-adjust: none;
  svg {
    width: 100%;
    height: 100%;
    fill: ${ACCENTS.forest.deep};
  }
`;

export const NoCode = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  align-items: center;
  justify-content: center;
  width: min(15rem, 100%);
  min-height: min(15rem, 100dvh - 2rem);
  padding: ${space.s16};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  color: ${color.ink2};
`;

export const Id = styled.p`
  ${text.priceLarge}
  letter-spacing: 0.06em;
`;

export const Facts = styled.div`
  width: 100%;
  border-top: 2px dashed ${color.line};
  text-align: start;
`;
