import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The field of the table, with what speaks against the table below it. */
export const Table = styled.div`
  > [role='status']:not(:empty) {
    margin-top: ${space.s8};
  }
`;

export const Free = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space.s8};
    cursor: pointer;
  }
`;
