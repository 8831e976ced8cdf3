import { radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { tightTable } from './tableParts';

export const Root = styled.span`
  display: flex;
  gap: ${space.s12};
  align-items: center;

  ${tightTable} {
    gap: ${space.s8};
  }
`;

export const Frame = styled.span`
  flex: none;
  width: 3.25rem;

  ${tightTable} {
    width: 2.5rem;
  }

  border-radius: ${radius.control};
  overflow: hidden;
`;
