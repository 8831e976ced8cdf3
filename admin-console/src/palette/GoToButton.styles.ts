import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The way back at one end, who is signed in and the way to anywhere at the other; on a phone in a line of their own. */
export const TopBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 6rem;
    max-width: max-content;
  }

  /* Whose name arrives with the server's answer moves nothing. */
  > :last-child {
    flex: 1 0 100%;
    justify-content: flex-end;
  }

  ${media.from480} {
    > :last-child {
      flex: none;
    }
  }
`;
