import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** As many columns as fit, over the whole width; `$min` is the least width of one. */
export const Columns = styled.div<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${space.s16};
  align-items: start;

  > * {
    min-width: 0;
    height: 100%;
  }
`;
