import { color, font, radius, size, space, visuallyHidden, width } from '@venue/shared/ui/theme';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Home = styled(Link)`
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  min-height: ${width.touch};
  border-radius: ${radius.control};
  color: ${color.ink};
  text-decoration: none;
`;

const shrunk = css`
  @container header (max-width: 22.4rem) {
    ${visuallyHidden}
  }
`;

export const Name = styled.span<{ $shrinks: boolean }>`
  display: block;
  font: 580 1.375rem/1 ${font.display};
  letter-spacing: -0.015em;
  ${({ $shrinks }) => $shrinks && shrunk}
`;

export const RestOfName = styled.span`
  display: block;
  padding-top: 0.2rem;
  color: ${color.ink2};
  font: 620 ${size.small} / 1 ${font.text};
  letter-spacing: 0.13em;
  text-transform: uppercase;
`;
