import { tabular, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

export const Pass = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  align-items: center;
  text-align: center;
`;

export const When = styled.p`
  padding-bottom: ${space.s8};
  color: ${color.ink2};
`;

export const Id = styled.p`
  ${text.priceLarge}
  ${tabular}
  padding-top: ${space.s8};
  letter-spacing: 0.06em;
`;

export const Facts = styled.p`
  ${text.ui}
  color: ${color.ink2};
`;

export const Small = styled.p`
  ${text.small}
  max-width: 22rem;
  color: ${color.ink3};
`;

/** Readers want dark on light, whatever the theme. */
export const Code = styled.div`
  display: grid;
  place-items: center;
  width: min(15rem, 100%);
  aspect-ratio: 1;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #fff;
  color: #000;
  > svg {
    width: 100%;
    height: 100%;
  }
`;

export const Sorry = styled.p`
  ${text.ui}
`;
