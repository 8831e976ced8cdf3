import { ACCENTS, type Accent } from '../../theme';
import { Drawing } from '../drawing/Drawing';
import { GARDEN } from './garden';
import { MOTIFS, type Motif } from './motifs';

interface StandInProps {
  accent: Accent;
  /** The subject of the picture; without one only the garden is drawn, as behind a headline. */
  motif?: Motif | undefined;
}

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
          <Drawing id="garden-acacia" path={GARDEN.acacia} transform="translate(60 190)" />
          <Drawing id="garden-acacia" path={GARDEN.acacia} transform="translate(230 206) scale(.9)" />
          <Drawing id="garden-acacia" path={GARDEN.acacia} transform="translate(520 212) scale(.7)" />
          <Drawing id="garden-acacia" path={GARDEN.acacia} transform="translate(676 194) scale(1.1)" />
          <Drawing id="garden-hills" path={GARDEN.hills} />
        </g>
        <Drawing id="garden-meadow" path={GARDEN.meadow} opacity=".85" />
      </svg>
      <svg viewBox="0 0 80 120" y="60%" height="40%" preserveAspectRatio="xMinYMax" fill={deep}>
        <Drawing id="garden-fronds" path={GARDEN.fronds} />
      </svg>
      <svg viewBox="-80 0 80 120" y="60%" height="40%" preserveAspectRatio="xMaxYMax" fill={deep}>
        <Drawing id="garden-fronds" path={GARDEN.fronds} transform="scale(-1 1)" />
      </svg>
      <svg
        viewBox="0 0 800 300"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <Drawing id="garden-lights" path={GARDEN.lights} opacity=".5" />
        <Drawing
          id="garden-lights"
          path={GARDEN.lights}
          strokeWidth="20"
          strokeDasharray="0 47"
          opacity=".18"
        />
        <Drawing id="garden-lights" path={GARDEN.lights} strokeWidth="6" strokeDasharray="0 47" />
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
