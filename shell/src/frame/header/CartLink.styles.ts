import { media, theme } from '@venue/shared/ui';
import { tabular, touchTarget } from '@venue/shared/ui/theme';
import { keyframes, styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';

const { color, font, motion, radius } = theme;

export const Cart = styled(NavItemLink)`
  ${touchTarget}
  position: relative;
  display: inline-grid;
  place-items: center;
  border-radius: ${radius.chip};
  color: ${color.ink};
  &[aria-current] {
    color: ${color.primary};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const pop = keyframes`
  from { transform: scale(0.5); }
`;

export const Badge = styled.span`
  ${tabular}
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 1.5rem;
  min-width: 1.25rem;
  padding-inline: 0.3rem;
  border-radius: ${radius.chip};
  background: ${color.accent};
  color: ${color.onAccent};
  box-shadow: 0 0 0 2px ${color.canvas};
  font: 700 0.75rem/1.25rem ${font.text};
  text-align: center;
  ${media.motion} {
    animation: ${pop} ${motion.enter};
  }
`;
