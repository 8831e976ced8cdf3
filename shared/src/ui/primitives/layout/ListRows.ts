import { styled } from 'styled-components';
import { color, space, tabular } from '@venue/shared/ui/theme';

/** A list of `ListRow`s. */
export const ListRows = styled.ul`
  display: flex;
  flex-direction: column;
`;

/** A list item with text on the left and a status or amount on the right, below a line. */
export const ListRow = styled.li`
  ${tabular}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s4} ${space.s16};
  align-items: center;
  padding-block: ${space.s12};
  border-top: 1px solid ${color.line};
`;
