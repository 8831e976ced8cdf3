import { styled } from 'styled-components';

export const Root = styled.div<{ $isSpoken: boolean }>`
  display: flex;
  flex: 1 1 0;
  min-width: 0;
  visibility: ${({ $isSpoken }) => ($isSpoken ? 'visible' : 'hidden')};
`;
