import { text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, space, width } = theme;

/** Looks like the other screens' back link, but is a step in the history. */
export const Back = styled.button`
  ${text.ui}
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  width: fit-content;
  min-height: ${width.touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
