import { radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  > li {
    flex: none;
    min-width: 0;
    border-radius: ${radius.card};
  }
`;

export const More = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  align-items: center;
`;
