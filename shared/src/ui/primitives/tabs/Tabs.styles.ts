import { styled } from 'styled-components';
import { color, media, motion, needsScript, space, text, width } from '@venue/shared/ui/theme';

export const List = styled.div`
  display: flex;
  gap: ${space.s24};
  overflow-x: auto;
  box-shadow: inset 0 -1px ${color.line};
  scrollbar-width: none;
  ${needsScript}
`;

export const Tab = styled.button`
  ${text.ui}
  flex: none;
  position: relative;
  min-width: ${width.touch};
  min-height: 3rem;
  padding: ${space.s8} 2px;
  border: 0;
  background: none;
  color: ${color.ink2};
  font-size: 1rem;
  font-weight: 600;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 3px solid ${color.primary};
    border-radius: 3px 3px 0 0;
    transform: scaleX(0);
    ${media.motion} {
      transition: transform ${motion.enter};
    }
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color.ink};
    }
  }
  &[aria-selected='true'] {
    color: ${color.primary};
    &::after {
      transform: none;
    }
  }
  &:disabled {
    color: ${color.ink3};
    font-weight: 450;
    opacity: 0.75;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Panel = styled.div`
  padding-top: ${space.s24};
  ${media.withoutScript} {
    &[hidden] {
      display: block !important;
    }
    &[data-title]::before {
      ${text.h2}
      content: attr(data-title);
      display: block;
      margin-bottom: ${space.s16};
    }
  }
`;
