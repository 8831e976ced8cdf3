import { color, media, motion, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const List = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s4};
  padding: ${space.s4};
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

export const Tab = styled.button`
  ${text.ui}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s4};
  min-height: 3.25rem;
  padding: ${space.s8};
  border: 1px solid transparent;
  border-radius: calc(${radius.card} - 4px);
  background: none;
  color: ${color.ink2};
  font-weight: 600;
  cursor: pointer;
  ${media.from480} {
    flex-direction: row;
    gap: ${space.s8};
  }
  ${media.motion} {
    transition: background-color ${motion.press};
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[aria-selected='true'] {
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.primary};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;
