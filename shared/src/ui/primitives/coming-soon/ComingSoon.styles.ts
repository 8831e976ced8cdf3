import { styled } from 'styled-components';
import { color, layer, media, motion, radius, space, text } from '@venue/shared/ui/theme';

export const Tip = styled.span`
  ${text.small}
  position: absolute;
  inset-inline-start: 50%;
  bottom: calc(100% + ${space.s8});
  z-index: ${layer.raised};
  padding: ${space.s4} ${space.s12};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.canvas};
  white-space: nowrap;
  pointer-events: none;
  opacity: 0;
  visibility: hidden;
  transform: translate(-50%, 4px);
  ${media.motion} {
    transition:
      opacity ${motion.enter},
      transform ${motion.enter},
      visibility ${motion.enter};
  }
  :hover > &,
  :focus-visible > & {
    opacity: 1;
    visibility: visible;
    transform: translate(-50%, 0);
  }
`;
