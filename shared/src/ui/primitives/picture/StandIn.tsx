import { ACCENTS, type Accent } from '../../theme';
import { Drawing } from '../drawing/Drawing';
import { MOTIFS, type Motif } from './motifs';

interface StandInProps {
  accent: Accent;
  /** The subject of the picture; without one only the garden is drawn, as behind a headline. */
  motif?: Motif | undefined;
}

/** A string of lights; the bulbs are the dots of the same path, dashed. */
const STRING = 'M-6 14Q100 92 200 24 300 98 400 20 500 94 600 26 700 96 806 16';

/** An acacia on the horizon: crown, trunk, two branches. */
const ACACIA =
  'M0 0c4-13 22-18 40-18s36 5 40 18c-12 4-26 3-34 1l-4 9v32h-5V10l-4-9C26 3 12 4 0 0zM16 2l20 18 2-3zM64 2 44 18l-2-3z';

const FRONDS = 'M-8 124C-6 80 14 46 46 28 42 60 34 96 12 124zm26 0c8-28 28-46 58-50-10 24-26 42-44 50z';

const HILLS = 'M0 246q120-34 260-8t240-6q160-34 300 4v64H0z';

const MEADOW = 'M0 276q160-26 330-4t230-6q130-20 240 2v32H0z';

/** The drawn stand-in of a picture: the garden at dusk in a stall's colour, with the subject of the picture. */
export function StandIn({ motif, accent }: StandInProps) {
  const { deep, base, glow } = ACCENTS[accent];
  const dusk = `radial-gradient(75% 80% at 50% 96%, ${glow}85, transparent), linear-gradient(${deep}, ${base})`;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: glow, background: dusk }}
    >
      <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice" fill={deep}>
        <g opacity=".5">
          <Drawing id="garden-acacia" path={ACACIA} transform="translate(60 190)" />
          <Drawing id="garden-acacia" path={ACACIA} transform="translate(230 206) scale(.9)" />
          <Drawing id="garden-acacia" path={ACACIA} transform="translate(520 212) scale(.7)" />
          <Drawing id="garden-acacia" path={ACACIA} transform="translate(676 194) scale(1.1)" />
          <Drawing id="garden-hills" path={HILLS} />
        </g>
        <Drawing id="garden-meadow" path={MEADOW} opacity=".85" />
      </svg>
      <svg viewBox="0 0 80 120" y="60%" height="40%" preserveAspectRatio="xMinYMax" fill={deep}>
        <Drawing id="garden-fronds" path={FRONDS} />
      </svg>
      <svg viewBox="-80 0 80 120" y="60%" height="40%" preserveAspectRatio="xMaxYMax" fill={deep}>
        <Drawing id="garden-fronds" path={FRONDS} transform="scale(-1 1)" />
      </svg>
      <svg
        viewBox="0 0 800 300"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <Drawing id="garden-lights" path={STRING} opacity=".5" />
        <Drawing id="garden-lights" path={STRING} strokeWidth="20" strokeDasharray="0 47" opacity=".18" />
        <Drawing id="garden-lights" path={STRING} strokeWidth="6" strokeDasharray="0 47" />
      </svg>
      {motif && (
        <svg viewBox="0 0 120 120" y="29%" height="46%" fill={`${deep}B0`}>
          <Drawing
            id={`motif-${motif}`}
            path={MOTIFS[motif]}
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </svg>
  );
}
