import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Glance = styled.div`
  display: grid;
  gap: ${space.s16};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space.s24};
  }
`;

export const Halves = styled.div`
  display: grid;
  gap: ${space.s24};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
