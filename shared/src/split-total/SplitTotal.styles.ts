import { styled } from 'styled-components';
import { screenOnly, space, tabular } from '@venue/shared/ui/theme';

export const Root = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-direction: column;
  gap: ${space.s8};
  ${screenOnly}
`;

export const Shares = styled.p`
  ${tabular}
  min-height: 1lh;
  font-weight: 620;
`;
