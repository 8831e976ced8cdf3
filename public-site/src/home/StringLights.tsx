import { useId } from 'react';
import { ACCENTS } from '@venue/shared/ui';
import * as S from './StringLights.styles';

/** The bulbs on two arcs of a string 800 px long: lines without length, whose round ends are the dots. */
const BULBS = 'M24 16h0M100 40h0M190 54h0M280 48h0M362 26h0M438 26h0M520 48h0M610 54h0M700 40h0M776 16h0';

/** A string of lights along the top of its parent, repeated over its width. */
export function StringLights() {
  // A page may have several of them, and ids must be unique.
  const id = useId();
  return (
    <S.Lights aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="800" height="88" patternUnits="userSpaceOnUse">
          <path d="M0 6q200 98 400 4 200 94 400-4" fill="none" stroke={ACCENTS.sun.glow} opacity=".4" />
          <g stroke={ACCENTS.sun.glow} strokeLinecap="round">
            <path d={BULBS} strokeWidth="26" opacity=".16" />
            <path d={BULBS} strokeWidth="8" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="88" fill={`url(#${id})`} />
    </S.Lights>
  );
}
