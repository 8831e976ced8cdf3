import { styled } from 'styled-components';
import { color, radius, space, tabular, text, visuallyHidden, width } from '@venue/shared/ui/theme';

export const Root = styled.span`
  ${text.small}
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  color: ${color.ink2};
  font-weight: 620;
`;

export const Stars = styled.span`
  position: relative;
  display: inline-flex;
  font-size: 1rem;
  color: ${color.sunEdge};
`;

export const FilledStars = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  overflow: hidden;
  svg {
    fill: ${color.sun};
  }
`;

export const SingleStar = styled.span`
  display: inline-flex;
  font-size: 1rem;
  color: ${color.sunEdge};
  svg {
    fill: ${color.sun};
  }
`;

export const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${text.ui}
  padding: 0;
  font-weight: 600;
`;

export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${width.touch};
  height: ${width.touch};
  border-radius: ${radius.control};
  color: ${color.sunEdge};
  cursor: pointer;
  &:has(input:checked) svg,
  &:has(~ label input:checked) svg {
    fill: ${color.sun};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.ink};
    outline-offset: -2px;
  }
  input {
    ${visuallyHidden}
  }
`;
