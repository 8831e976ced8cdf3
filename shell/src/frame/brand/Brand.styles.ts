import { color, font, radius, size, space, visuallyHidden, width } from '@venue/shared/ui/theme';
import { CANVAS } from '@venue/shared/ui/theme/canvas';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** With a long name or a wide logo it takes what the rest of the header leaves. */
export const Home = styled(Link)`
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  min-height: ${width.touch};
  border-radius: ${radius.control};
  color: ${color.ink};
  text-decoration: none;
  &:is([data-long], [data-lettered]) {
    flex: 1 1 2.5rem;
    min-width: 2.5rem;
    max-width: max-content;
  }
`;

/** On a light ground in both themes, since logos are made for paper. */
export const Logo = styled.img<{ $shape: number }>`
  flex: 0 1 auto;
  width: ${({ $shape }) => 2.5 * $shape}rem;
  min-width: 2.5rem;
  height: 2.5rem;
  padding: 0.125rem;
  border-radius: 0.5rem;
  background: ${CANVAS.light};
  object-fit: contain;
`;

const shrunk = css`
  @container header (max-width: 22.4rem) {
    ${visuallyHidden}
  }
  @container header (max-width: 36rem) {
    [data-long] > & {
      ${visuallyHidden}
    }
  }
`;

export const Name = styled.span<{ $shrinks: boolean }>`
  display: block;
  font: 580 1.375rem/1 ${font.display};
  letter-spacing: -0.015em;
  [data-long] > & {
    font-size: 1.0625rem;
    line-height: 1.15;
    text-wrap: balance;
  }
  [data-lettered] > & {
    ${visuallyHidden}
  }
  ${({ $shrinks }) => $shrinks && shrunk}
`;

export const RestOfName = styled.span`
  display: block;
  padding-top: 0.2rem;
  color: ${color.ink2};
  font: 620 ${size.small} / 1 ${font.text};
  letter-spacing: 0.13em;
  text-transform: uppercase;
  [data-long] & {
    display: inline;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-transform: none;
  }
`;

/** In the place of a long name on narrow screens. */
export const ShortName = styled.span`
  display: none;
  min-width: 0;
  font: 580 1rem/1.1 ${font.display};
  overflow-wrap: anywhere;
  @container header (min-width: 22.41rem) and (max-width: 36rem) {
    [data-long]:not([data-lettered]) > & {
      display: block;
    }
  }
`;
