import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;
