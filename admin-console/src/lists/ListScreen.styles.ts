import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  /* positioned, so that the browser keeps what it painted while the rows below change */
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
`;

/** As high as its badge before there is one. */
export const Count = styled.div`
  min-height: 1.6rem;
`;
