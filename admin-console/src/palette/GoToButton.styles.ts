import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The way back at one end, the way to anywhere at the other. */
export const TopBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;

  /* its words break before the button takes a line of its own */
  > :first-child {
    flex: 1 1 6rem;
    max-width: max-content;
  }

  > :last-child {
    flex: none;
  }
`;
