import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Columns with the given grid tracks on a desktop; a single column on narrower screens. */
export const Columns = styled.div<{ $tracks: string }>`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.from1024} {
    grid-template-columns: ${({ $tracks }) => $tracks};
    gap: ${space.s32};
  }
`;
