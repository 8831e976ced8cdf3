import { useId } from 'react';
import { ACCENTS } from '@venue/shared/ui';
import * as S from './StringLights.styles';

/** Positions of the bulbs on two arcs of a string 800 px long. */
const BULBS = [
  [24, 16],
  [100, 40],
  [190, 54],
  [280, 48],
  [362, 26],
  [438, 26],
  [520, 48],
  [610, 54],
  [700, 40],
  [776, 16],
] as const;

/** A string of lights along the top of its parent, repeated over its width. */
export function StringLights() {
  // A page may have several of them, and ids must be unique.
  const id = useId();
  return (
    <S.Lights aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="800" height="88" patternUnits="userSpaceOnUse">
          <path d="M0 6q200 98 400 4 200 94 400-4" fill="none" stroke={ACCENTS.sun.glow} opacity=".4" />
          <g fill={ACCENTS.sun.glow}>
            {BULBS.map(([x, y]) => (
              <g key={x}>
                <circle cx={x} cy={y} r="13" opacity=".16" />
                <circle cx={x} cy={y} r="4" />
              </g>
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="88" fill={`url(#${id})`} />
    </S.Lights>
  );
}
