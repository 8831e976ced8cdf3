import { Container } from '@venue/shared/ui';
import { color, radius, shadow, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(Container).attrs({ $width: 'text' })`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  align-items: center;
  justify-content: center;
  min-height: calc(100dvh - ${width.header});
  padding-block: ${space.s48} ${space.s64};
  text-align: center;
`;

export const Picture = styled.div`
  position: relative;
  width: min(100%, 26rem);
  aspect-ratio: 16 / 10;
  border-radius: ${radius.sheet};
  box-shadow: ${shadow.rest};
  overflow: hidden;
`;

export const Text = styled.div`
  max-width: 34rem;
  margin-inline: auto;
  color: ${color.ink2};
  text-wrap: balance;
  p {
    text-wrap: balance;
  }
`;
