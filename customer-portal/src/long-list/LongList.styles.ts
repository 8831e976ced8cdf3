import { theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s16};
  > li {
    flex: none;
    min-width: 0;
  }
`;

/** What it measures moves the page by itself; the browser's own correction would double that. */
export const Windowed = styled(List)`
  overflow-anchor: none;
`;
