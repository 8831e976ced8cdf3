import { color, media, radius } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** A card in two parts, which are side by side in the given grid tracks from 720 px on. */
export const SplitCard = styled.div<{ $tracks: string }>`
  display: grid;
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  ${media.from720} {
    grid-template-columns: ${({ $tracks }) => $tracks};
  }
`;
