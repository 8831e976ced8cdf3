import { styled } from 'styled-components';
import { Section } from '@venue/shared/ui';
import { media, space } from '@venue/shared/ui/theme';

export const Band = styled(Section)`
  padding-block-start: 0;
`;

export const Signs = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s24};
  }
  ${media.from1024} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
