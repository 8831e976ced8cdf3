import { color, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** As high as the line that it will hold, so that nothing below moves when the rows are there. */
export const Place = styled.div`
  min-height: 2.75rem;
`;

export const Requests = styled.ul`
  ${text.ui}

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s8};
    align-items: center;
    padding-block: ${space.s8};
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;
