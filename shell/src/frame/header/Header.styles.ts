import { Container, media, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';
import { navItemLook } from './navItemLook';

const { color, layer, space, width } = theme;

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  container: header / inline-size;
  border-bottom: 1px solid ${color.line};
  background: ${color.canvas};
`;

export const Row = styled(Container)`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  justify-content: space-between;
  /* the height includes the border */
  height: calc(${width.header} - 1px);
`;

export const Main = styled.nav`
  ${media.below1024} {
    display: none;
  }
`;

export const NavItems = styled.ul`
  display: flex;
`;

export const NavItem = styled(NavItemLink)`
  ${navItemLook}
`;

export const Tools = styled.div`
  display: flex;
  gap: ${space.s4};
  align-items: center;
  /* aligns the icon itself, not its button, with the edge of the page */
  margin-inline-end: -0.625rem;
  > a {
    white-space: nowrap;
  }
  ${media.from480} {
    gap: ${space.s8};
  }
`;
