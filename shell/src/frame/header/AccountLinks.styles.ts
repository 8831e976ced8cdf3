import { color, media, radius, space, text, width } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';

export const Person = styled.p`
  ${text.small}
  padding: ${space.s8} ${space.s12};
  color: ${color.ink3};
`;

export const PersonName = styled.strong`
  display: block;
  overflow: hidden;
  color: ${color.ink};
  font-weight: 650;
  text-overflow: ellipsis;
`;

export const List = styled.ul`
  display: grid;
`;

const row = css`
  ${text.ui}
  display: flex;
  gap: ${space.s12};
  align-items: center;
  width: 100%;
  min-height: ${width.touch};
  padding-inline: ${space.s12};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  svg {
    color: ${color.ink3};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

export const Row = styled(NavItemLink)`
  ${row}
  &[aria-current='page'] {
    color: ${color.primary};
    font-weight: 650;
  }
`;

export const SignOut = styled.button`
  ${row}
`;
