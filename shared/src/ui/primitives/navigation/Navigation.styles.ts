import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, space, text, width } from '@venue/shared/ui/theme';

/** The look of a way back, whether a link or a button. */
export const backLook = css`
  ${text.ui}
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  width: fit-content;
  min-height: ${width.touch};
  color: ${color.primary};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

export const Back = styled(Link)`
  ${backLook}
`;

export const Trail = styled.ol`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0;
  color: ${color.ink3};
  list-style: none;
  li {
    display: flex;
    align-items: center;
  }
  li + li::before {
    content: '/';
    content: '/' / '';
    padding-inline: ${space.s8};
  }
`;

export const Crumb = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${width.touch};
  color: ${color.ink2};
`;
