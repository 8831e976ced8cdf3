import { media, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** On a phone what most people came for comes first: the call, the way, the hours. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.s24};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.from1024} {
    grid-template-columns: 22rem minmax(0, 1fr);
    gap: ${theme.space.s32};
  }
`;
