import { styled } from 'styled-components';
import { color, media, motion, space } from '@venue/shared/ui/theme';

export const Sheet = styled.div`
  position: relative;
  min-height: 17rem;
  ${media.from720} {
    min-height: 22rem;
  }
`;

// Browsers make a frame opaque when its colour scheme differs from the document's. It would then cover the drawn map
// even while it is empty.
export const Frame = styled.iframe<{ $loaded: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color-scheme: light;
  opacity: ${({ $loaded }) => ($loaded ? 1 : 0)};
  ${media.motion} {
    transition: opacity ${motion.sheet};
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space.s24};
  padding: ${space.s24};
`;

export const Address = styled.address`
  display: flex;
  gap: ${space.s12};
  font-style: normal;
  svg {
    color: ${color.accentInk};
  }
`;
