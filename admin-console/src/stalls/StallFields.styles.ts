import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Amenities = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  column-gap: ${space.s16};
`;
