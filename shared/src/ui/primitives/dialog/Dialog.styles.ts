import { css, keyframes, styled } from 'styled-components';
import { color, media, motion, radius, shadow, space, text } from '@venue/shared/ui/theme';

/**
 * Position of a dialog: centred, from the bottom edge on a phone, or as a panel at the right edge; around a photo, centred
 * and as wide as the window leaves room for 3:2.
 */
export type DialogKind = 'centre' | 'sheet' | 'drawer' | 'photo';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const climb = keyframes`
  from { transform: translateY(100%); }
`;
const slide = keyframes`
  from { transform: translateX(100%); }
`;
const dim = keyframes`
  from { opacity: 0; }
`;

const centre = css`
  width: min(35rem, 100vw - 2 * ${space.s16});
  max-height: min(46rem, 100dvh - 2 * ${space.s24});
  margin: auto;
  border-radius: ${radius.sheet};
  ${media.motion} {
    animation: ${rise} ${motion.enter};
  }
`;

const kinds = {
  centre,
  sheet: css`
    width: 100%;
    max-width: none;
    max-height: min(90dvh, 46rem);
    margin: auto 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    ${media.motion} {
      animation: ${climb} ${motion.sheet};
    }
    ${media.from720} {
      ${centre}
      padding-bottom: 0;
    }
  `,
  drawer: css`
    width: min(24rem, 100vw - 2.5rem);
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    padding-inline-end: env(safe-area-inset-right);
    border-radius: ${radius.sheet} 0 0 ${radius.sheet};
    ${media.motion} {
      animation: ${slide} ${motion.sheet};
    }
  `,
  photo: css`
    ${centre}
    width: max(18rem, min(100vw - 2 * ${space.s16}, 64rem, (100dvh - 19rem) * 1.5));
    max-height: 100dvh;
  `,
};

export const Root = styled.dialog<{ $kind: DialogKind }>`
  position: fixed;
  inset: 0;
  flex-direction: column;
  padding: 0;
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.over};
  overflow: hidden;
  overscroll-behavior: contain;
  &[open] {
    display: flex;
  }
  &:popover-open {
    display: flex;
  }
  ${({ $kind }) => kinds[$kind]}
  /* Head and foot would leave the content a strip, so they scroll along. */
  ${media.low} {
    max-height: 100dvh;
    overflow-y: auto;
  }
  &::backdrop {
    background: ${color.scrim};
    ${media.motion} {
      animation: ${dim} ${motion.enter};
    }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;
  flex: none;
  min-height: 4.75rem;
  padding: ${space.s16} ${space.s16} ${space.s8} ${space.s24};
`;

export const Title = styled.h2`
  ${text.h2}
  min-width: 0;
  font-size: 1.5rem;
  /* keeps a title of one long word from pushing the close button out */
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space.s8} ${space.s24} ${space.s24};
  overflow-y: auto;
  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space.s12};
  justify-content: flex-end;
  padding: ${space.s16} ${space.s24};
  border-top: 1px solid ${color.line};
  > * {
    flex: 1 1 auto;
  }
  ${media.from480} {
    > * {
      flex: none;
    }
  }
`;
