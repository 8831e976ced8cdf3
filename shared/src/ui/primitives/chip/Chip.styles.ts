import { css, styled } from 'styled-components';
import { color, media, radius, space, text, width } from '@venue/shared/ui/theme';

const look = css`
  ${text.small}
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  width: fit-content;
  padding: ${space.s4} ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.chip};
  background: ${color.surface};
  color: ${color.ink2};
`;

export const Static = styled.span`
  ${look}
`;

export const Toggle = styled.button`
  ${look}
  min-height: ${width.touch};
  padding-inline: ${space.s16};
  border-color: ${color.lineStrong};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      background: ${color.sunken};
    }
  }
`;
