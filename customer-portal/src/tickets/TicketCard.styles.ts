import { Card } from '@venue/shared/ui';
import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** A ticket: the event, a perforated line, and the stub with the actions. */
export const Root = styled(Card)`
  --notch: 0.625rem;
  overflow-wrap: anywhere;
  ${media.from720} {
    flex-direction: row;
  }
`;

export const Occasion = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space.s8};
  min-width: 0;
  padding: ${space.s16};
  ${media.from480} {
    padding: ${space.s24};
  }
  ${media.from720} {
    flex-basis: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  justify-content: space-between;
  ${media.from720} {
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
`;

export const Title = styled.h2`
  ${text.h2}
  font-size: 1.5rem;
`;

export const Facts = styled.p`
  ${tabular}
  display: flex;
  gap: ${space.s8};
  align-items: center;
  color: ${color.ink2};
`;

export const Stub = styled.div`
  ${tabular}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  padding: ${space.s16};
  border-top: 2px dashed ${color.line};
  &::before,
  &::after {
    content: '';
    box-sizing: border-box;
    position: absolute;
    top: calc(-1px - var(--notch));
    width: calc(2 * var(--notch));
    height: calc(2 * var(--notch));
    border: 1px solid ${color.line};
    border-radius: 50%;
    background: ${color.canvas};
  }
  &::before {
    left: calc(-1px - var(--notch));
    clip-path: inset(0 0 0 50%);
  }
  &::after {
    right: calc(-1px - var(--notch));
    clip-path: inset(0 50% 0 0);
  }
  ${media.from480} {
    padding: ${space.s24};
  }
  ${media.from720} {
    flex: none;
    width: 18rem;
    border-top: 0;
    border-left: 2px dashed ${color.line};
    &::before,
    &::after {
      right: auto;
      left: calc(-1px - var(--notch));
    }
    &::before {
      top: calc(-1px - var(--notch));
      clip-path: inset(50% 0 0 0);
    }
    &::after {
      top: auto;
      bottom: calc(-1px - var(--notch));
      clip-path: inset(0 0 50% 0);
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: auto;
  padding-top: ${space.s12};
  > * {
    flex: 1 1 auto;
  }
`;
