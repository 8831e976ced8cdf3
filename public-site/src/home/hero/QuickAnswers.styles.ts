import { css, styled } from 'styled-components';
import { color, media, motion, radius, space, tabular, text } from '@venue/shared/ui/theme';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.line};
  ${media.from1024} {
    max-width: 33rem;
  }
  > li {
    display: flex;
  }
`;

const cell = css`
  flex: 1 1 0;
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-width: 0;
  min-height: 4.25rem;
  padding: ${space.s8};
  background: ${color.canvas};
  color: ${color.ink};
  text-decoration: none;
  ${media.from480} {
    gap: ${space.s12};
    padding-inline: ${space.s16};
  }
  > svg {
    color: ${color.sun};
  }
`;

/** Pages of the site are linked `as` a `Link`. */
export const Answer = styled.a`
  ${cell}
  ${media.motion} {
    transition: background-color ${motion.press};
  }
  ${media.hover} {
    &:hover {
      background: ${color.surface};
    }
  }
  &:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
  }
`;

export const Fact = styled.p<{ $open: boolean }>`
  ${cell}
  > svg {
    color: ${({ $open }) => ($open ? color.ok : color.sun)};
  }
`;

export const Text = styled.span`
  min-width: 0;
`;

export const Title = styled.span`
  ${text.ui}
  display: block;
  font-weight: 650;
`;

export const Line = styled.span`
  ${text.small}
  ${tabular}
  display: block;
  color: ${color.ink2};
`;
