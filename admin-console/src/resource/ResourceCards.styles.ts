import { text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

export const Cards = styled.ul`
  display: grid;
  gap: ${space.s12};

  /* many rows on a small screen: close together, without lines */
  dl > div {
    ${text.adminRow}
    padding-block: 0.2rem;
    border-top: 0;
  }
`;

export const Choice = styled.label`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  min-height: ${theme.width.touch};
  cursor: pointer;

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.primary};
  }
`;
