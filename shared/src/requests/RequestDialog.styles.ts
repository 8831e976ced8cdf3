import { styled } from 'styled-components';
import { media, space } from '@venue/shared/ui/theme';

export const Channels = styled.div`
  display: grid;
  gap: ${space.s12};
  ${media.from480} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
