import { color, space, width } from '@venue/shared/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s16} ${space.s32};
  padding-top: ${space.s24};
  border-top: 1px solid ${color.line};
`;

export const Neighbour = styled(Link)<{ $side: 'start' | 'end' }>`
  display: flex;
  flex-direction: column;
  min-height: ${width.touch};
  margin-inline-start: ${({ $side }) => ($side === 'end' ? 'auto' : '0')};
  color: ${color.ink};
  text-align: ${({ $side }) => $side};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
