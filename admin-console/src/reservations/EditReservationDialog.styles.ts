import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The field of the table, with what speaks against the table below it. */
export const Table = styled.div`
  > [role='status']:not(:empty) {
    margin-top: ${space.s8};
  }
`;
