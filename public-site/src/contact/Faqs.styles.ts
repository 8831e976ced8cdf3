import { color, media, motion, radius, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const List = styled.div`
  display: grid;
  gap: ${space.s12};
  align-items: start;
  ${media.from1024} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s16} ${space.s24};
  }
`;

export const Item = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Question = styled.summary`
  ${text.h3}
  display: flex;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: ${space.s12} ${space.s16};
  border-radius: inherit;
  font-size: 1.0625rem;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    color: ${color.primary};
    ${media.motion} {
      transition: transform ${motion.enter};
    }
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
  ${media.hover} {
    &:hover {
      color: ${color.primary};
    }
  }
`;

export const Answer = styled.p`
  max-width: ${width.text};
  padding: 0 ${space.s16} ${space.s16};
  color: ${color.ink2};
`;
