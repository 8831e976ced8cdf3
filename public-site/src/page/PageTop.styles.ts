import { hiddenUntilParsed, media, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Top = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: center;
  ${media.from720} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space.s48};
  }
  ${hiddenUntilParsed}
`;

export const Image = styled.div`
  overflow: clip;
  border-radius: ${radius.sheet};
`;
