import { Container } from '@venue/shared/ui';
import { color, layer, media, screenOnly, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';
import { navItemLook } from './navItemLook';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  container: header / inline-size;
  border-bottom: 1px solid ${color.line};
  background: ${color.canvas};
  @media (max-height: 320px), print {
    position: relative;
  }
`;

/** Wraps where a visitor's own font, letter spacing or font size needs more room. */
export const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s8};
  align-items: center;
  justify-content: space-between;
  /* the height includes the border */
  min-height: calc(${width.header} - 1px);
`;

export const Main = styled.nav`
  ${media.below1024} {
    display: none;
  }
  ${screenOnly}
`;

export const NavItems = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

export const NavItem = styled(NavItemLink)`
  ${navItemLook}
`;

/** In a header too narrow for all of it, Book Table is in the slide-out menu alone. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  align-items: center;
  justify-content: flex-end;
  margin-inline-start: auto;
  /* aligns the icon itself, not its button, with the edge of the page */
  margin-inline-end: -0.625rem;
  > a {
    white-space: nowrap;
  }
  @container header (max-width: 16.5rem) {
    > [data-size='small'] {
      display: none;
    }
  }
  ${media.from480} {
    gap: ${space.s8};
  }
  ${screenOnly}
`;
