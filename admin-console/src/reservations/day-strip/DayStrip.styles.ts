import { color, media, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Strip = styled.section`
  /* positioned, so that the browser keeps what it painted while the rows below change */
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s24};
  align-items: center;
  justify-content: space-between;
`;

export const Title = styled.h2`
  ${text.h3}
  font-size: 1.0625rem;
  min-height: 1.3em;
`;

export const Day = styled.div`
  width: 10rem;

  input {
    min-height: 2.75rem;
    padding-block: ${space.s4};
  }
`;

export const Bars = styled.ol`
  display: grid;
  grid-auto-columns: minmax(1.5rem, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;

  /* the first and the last hour stand out a little */
  && {
    padding: 0 ${space.s8};
  }
`;

export const Slot = styled.li`
  ${text.small}
  ${tabular}
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  color: ${color.ink};
  font-weight: 650;

  &[data-empty] {
    color: ${color.ink3};
    font-weight: 450;
  }

  &[data-full] {
    color: ${color.bad};
  }
`;

export const Covers = styled.span`
  position: relative;
`;

export const Column = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  width: 100%;
  height: 3rem;
  border-bottom: 1px solid ${color.lineStrong};
  border-radius: 3px 3px 0 0;
  background: ${color.sunken};
  overflow: hidden;

  /* a few people are seen too */
  > span {
    min-height: 4px;
  }
`;

export const Confirmed = styled.span`
  background: ${color.primary};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

export const Pending = styled.span`
  background: ${color.sun};

  ${media.forcedColors} {
    background: GrayText;
  }
`;

/** Red, as their badges are. */
export const Other = styled.span`
  background: ${color.bad};

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Time = styled.span`
  padding-top: ${space.s4};
  color: ${color.ink3};
  font-weight: 450;
  white-space: nowrap;

  ${media.below1024} {
    li:nth-child(even) > & {
      opacity: 0;
    }
  }
`;
