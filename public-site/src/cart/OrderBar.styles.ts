import {
  color,
  layer,
  media,
  motion,
  radius,
  screenOnly,
  shadow,
  space,
  tabular,
  text,
} from '@venue/shared/ui/theme';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/** Keeps its height while the cart is empty, so that nothing moves when the bar appears. */
export const Root = styled.div<{ $show: 'always' | 'phone' }>`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: flex-end;
  min-height: 5rem;
  container-type: inline-size;
  padding-bottom: calc(${space.s12} + env(safe-area-inset-bottom));
  pointer-events: none;
  ${media.from1024} {
    display: ${({ $show }) => ($show === 'phone' ? 'none' : 'flex')};
  }
  ${screenOnly}
`;

export const Bar = styled.section`
  display: flex;
  flex: 1 1 0;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  max-width: 40rem;
  margin-inline: auto;
  padding: ${space.s8} ${space.s8} ${space.s8} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.over};
  pointer-events: auto;
  /* large letters on a phone */
  @container (max-width: 14rem) {
    flex-wrap: wrap;
  }
  ${media.motion} {
    animation: ${rise} ${motion.enter};
  }
`;

export const Text = styled.p`
  ${text.ui}
  ${tabular}
  display: flex;
  flex: none;
  flex-direction: column;
  ${media.from480} {
    flex-direction: row;
    gap: ${space.s8};
    align-items: baseline;
  }
`;

export const Items = styled.span`
  color: ${color.ink2};
`;

export const Dot = styled.span`
  display: none;
  ${media.from480} {
    display: inline;
  }
`;

export const Total = styled.span`
  ${text.price}
  white-space: nowrap;
`;
