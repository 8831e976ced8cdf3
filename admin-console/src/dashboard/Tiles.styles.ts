import { LinkCard } from '@venue/shared/ui';
import { color, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Tile = styled(LinkCard)`
  flex-direction: row;
  gap: ${space.s16};
  align-items: center;
  height: 100%;
  padding: ${space.s16};
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.control};
  background: ${color.primaryTint};
  color: ${color.primary};
`;

export const Name = styled.h3`
  ${text.ui}
  font-size: 1rem;
  font-weight: 650;
`;
