import { Link } from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { media, text, theme } from '../../theme';

const { color, motion, radius, space, width } = theme;

/** What a button is for: the main step, the one "Order" step, any other step, a step that destroys. */
export type ButtonTone = 'primary' | 'accent' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonLook {
  $tone: ButtonTone;
  $size: ButtonSize;
}

const tones = {
  primary: [color.primary, color.onPrimary, color.primaryHover],
  accent: [color.accent, color.onAccent, color.accentHover],
  danger: [color.bad, color.onBad, color.badHover],
} as const;

const paint = ({ $tone }: ButtonLook) => {
  if ($tone === 'quiet')
    return css`
      border-color: ${color.lineStrong};
      background: transparent;
      color: ${color.ink};
      ${media.hover} {
        &:not(:disabled, [aria-disabled='true']):hover {
          border-color: ${color.ink};
          background: ${color.sunken};
        }
      }
    `;
  const [fill, ink, hover] = tones[$tone];
  return css`
    background: ${fill};
    color: ${ink};
    ${media.hover} {
      &:not(:disabled, [aria-disabled='true']):hover {
        background: ${hover};
      }
    }
  `;
};

const sizes = {
  // 36 px to the eye, 44 to the finger
  small: css`
    min-height: 2.25rem;
    padding: ${space.s4} ${space.s12};
    &::after {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
  `,
  regular: css`
    min-height: ${width.touch};
    padding: ${space.s8} 1.125rem;
  `,
  large: css`
    min-height: 3.25rem;
    padding: ${space.s12} ${space.s24};
    font-size: 1.0625rem;
  `,
};

const look = css<ButtonLook>`
  ${text.ui}
  font-weight: 600;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  ${({ $size }) => sizes[$size]}
  ${paint}
  ${media.motion} {
    transition:
      background-color ${motion.press},
      border-color ${motion.press},
      transform ${motion.press};
    &:not(:disabled, [aria-disabled='true']):active {
      transform: scale(0.98);
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.ink3};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const Native = styled.button<ButtonLook>`
  ${look}
`;

export const Routed = styled(Link)<ButtonLook>`
  ${look}
`;

export const Anchor = styled.a<ButtonLook>`
  ${look}
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.span`
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  ${media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`;
