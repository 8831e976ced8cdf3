import { color, hiddenUntilParsed, media, radius, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The text, with the picture beside it on a desktop. */
export const Top = styled.div`
  display: grid;
  gap: ${space.s24};
  ${media.from1024} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space.s48};
    align-items: center;
  }
  ${hiddenUntilParsed}
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  min-width: 0;
`;

export const Image = styled.div`
  overflow: clip;
  border-radius: ${radius.sheet};
`;

export const Description = styled.p`
  max-width: ${width.text};
  color: ${color.ink2};
`;
