import { needsScript } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The button and the stepper have the same size, so that nothing moves when one replaces the other. */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex: none;
  width: 8rem;
  height: 2.875rem;
  > * {
    flex: 1 1 0;
    justify-content: space-between;
    padding-inline: 0;
  }
  > button {
    justify-content: center;
  }
  ${needsScript}
`;
