import { color, font, media, motion, radius, tabular, touchTarget } from '@venue/shared/ui/theme';
import { css, keyframes, styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';

export const Cart = styled(NavItemLink)`
  ${touchTarget}
  position: relative;
  display: inline-grid;
  place-items: center;
  border-radius: ${radius.chip};
  color: ${color.ink};
  &[aria-current] {
    color: ${color.primary};
    ${media.forcedColors} {
      border-block-end: 2px solid;
    }
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

const badge = css`
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
`;

export const StoredBadge = styled.span`
  ${badge}
  html:not([style*='--cart-items']) &:not([style]) {
    display: none;
  }
  &::before {
    content: var(--cart-items);
  }
`;

export const Badge = styled.span`
  ${badge}
  ${media.motion} {
    animation: ${pop} ${motion.enter};
  }
`;
