import { theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { space } = theme;

/** The way back at one end, the way to anywhere at the other. */
export const TopBar = styled.div`
  display: flex;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;

  > :last-child {
    flex: none;
  }
`;
