import { color, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Stage = styled.div`
  overflow: hidden;
  border-radius: ${radius.sheet};
`;

export const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s12};
`;

export const Thumbnail = styled.button`
  overflow: hidden;
  padding: 0;
  border: 2px solid transparent;
  border-radius: ${radius.card};
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.primary};
  }
`;
