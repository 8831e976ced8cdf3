import { css, styled } from 'styled-components';
import { color, media, motion, radius, shadow, touchTarget } from '@venue/shared/ui/theme';

/** `plain` on a surface, `outlined` on its own, `floating` over a picture. */
export type IconButtonTone = 'plain' | 'outlined' | 'floating';

const tones = {
  plain: css`
    border-color: transparent;
    background: transparent;
  `,
  outlined: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
  `,
  floating: css`
    border-color: ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow.rest};
  `,
};

export const Native = styled.button<{ $tone: IconButtonTone }>`
  ${touchTarget}
  display: inline-grid;
  place-items: center;
  padding: 0;
  border: 1px solid;
  border-radius: ${radius.chip};
  color: ${color.ink};
  cursor: pointer;
  ${({ $tone }) => tones[$tone]}
  ${media.motion} {
    transition:
      background-color ${motion.press},
      transform ${motion.press};
    &:active {
      transform: scale(0.94);
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-pressed='true'] {
    color: ${color.accentInk};
  }
  &[aria-disabled='true'] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;
