import { color, font, media, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { NavItemLink } from './NavItemLink';

export const Root = styled.div`
  ${media.from1024} {
    display: none;
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  padding-bottom: env(safe-area-inset-bottom);
`;

export const List = styled.ul`
  padding-bottom: ${space.s8};
`;

export const Row = styled(NavItemLink)`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  justify-content: space-between;
  min-height: 3.125rem;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font: 560 1.1875rem/1.3 ${font.text};
  text-decoration: none;
  &[aria-current] {
    color: ${color.accentInk};
  }
  &[aria-current]::after {
    content: '';
    border: 0.25rem solid ${color.accent};
    border-radius: 50%;
  }
`;

export const Detail = styled.span`
  ${text.small}
  margin-inline-start: auto;
  color: ${color.ink3};
`;

export const ForGuests = styled.div`
  display: grid;
  [data-user] & {
    display: none;
  }
`;

export const ForMembers = styled.div`
  display: grid;
  html:not([data-user]) & {
    display: none;
  }
`;

export const Account = styled.section`
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;
