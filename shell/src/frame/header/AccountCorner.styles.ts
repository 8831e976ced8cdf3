import { color, layer, media, motion, radius, shadow, space } from '@venue/shared/ui/theme';
import { Link } from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';
import { navItemLook } from './navItemLook';

/** On narrower screens the mobile menu has these entries. */
export const Corner = styled.div`
  position: relative;
  ${media.below1024} {
    display: none;
  }
`;

const withChevron = css`
  ${navItemLook}
  gap: ${space.s4};
  border: 0;
  background: none;
`;

export const ForGuests = styled(NavItemLink)`
  ${navItemLook}
  [data-user] & {
    display: none;
  }
`;

export const ForMembers = styled(Link)`
  ${withChevron}
  html:not([data-user]) & {
    display: none;
  }
`;

export const Toggle = styled.button`
  ${withChevron}
  cursor: pointer;
  &[aria-expanded='true'] {
    background: ${color.sunken};
    color: ${color.ink};
  }
  svg {
    ${media.motion} {
      transition: transform ${motion.press};
    }
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space.s8});
  inset-inline-end: 0;
  z-index: ${layer.raised};
  width: 15rem;
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.lift};
  ${media.motion} {
    animation: ${unfold} ${motion.enter};
  }
`;
