import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The heading of a panel with an action. It is equally high without the small button. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
`;
