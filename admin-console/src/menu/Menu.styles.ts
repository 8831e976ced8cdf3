import { color, media, motion, radius, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import * as Cells from '../lists/table/Cells.styles';
import { tightestTable, tightTable } from '../lists/table/tableParts';

export { FactList as Badges } from '../lists/table/Cells.styles';

export const Description = styled(Cells.Description)`
  ${tightTable} {
    display: none;
  }
`;

export const None = styled.span`
  color: ${color.ink3};
`;

export const Availability = styled.span`
  display: inline-flex;
  align-items: center;

  /* no room for both beside each other */
  ${tightestTable} {
    flex-direction: column-reverse;
    align-items: flex-start;

    label {
      margin-block: -0.6rem -0.4rem;
    }
  }

  /* in the corner of a card: the badge above, the switch below it, both at the edge */
  ${media.below720} {
    flex-direction: column-reverse;
    align-items: flex-end;
  }
`;

export const SwitchArea = styled.label`
  display: inline-grid;
  place-items: center;
  width: ${width.touch};
  height: ${width.touch};
  margin-inline-start: calc(-1 * ${space.s4});
  cursor: pointer;

  ${media.below720} {
    margin-inline-end: -0.375rem;
  }
`;

export const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 2.4rem;
  height: 1.5rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.chip};
  background: ${color.sunken};
  cursor: inherit;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.15rem;
    width: 1rem;
    height: 1rem;
    margin-block: auto;
    border-radius: 50%;
    background: ${color.lineStrong};
    forced-color-adjust: none;

    ${media.motion} {
      transition: transform ${motion.press};
    }
  }

  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};

    &::before {
      background: ${color.onPrimary};
      transform: translateX(0.98rem);
    }
  }

  /* The browser paints the switch in the colours of the system, and leaves the knob as it is. */
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }

    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;

      &::before {
        background: HighlightText;
      }
    }
  }
`;

/** A row of its own on a phone, before and after it is known where the stalls come from: nothing below it moves. */
export const StallSource = styled.div`
  display: flex;

  ${media.below720} {
    flex: 0 0 100%;
    min-width: 0;

    > * {
      max-width: 100%;
      white-space: nowrap;
    }

    > * > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

export const Checks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  column-gap: ${space.s16};
`;
