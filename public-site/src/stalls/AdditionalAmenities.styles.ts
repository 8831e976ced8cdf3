import { color, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Amenity = styled.li`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  align-items: center;
  gap: ${space.s16};
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Image = styled.div`
  position: relative;
  align-self: stretch;
  min-height: 5.5rem;
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  padding-block: ${space.s16};
  padding-inline-end: ${space.s12};
`;

export const Name = styled.h3`
  ${text.h3}
  font-size: 1.0625rem;
`;

export const Days = styled.p`
  ${text.small}
  color: ${color.ink2};
  &::first-letter {
    text-transform: uppercase;
  }
`;
