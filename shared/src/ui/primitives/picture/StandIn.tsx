import { ACCENTS, type Accent } from '../../theme';
import { MOTIFS, type Motif } from './motifs';

interface StandInProps {
  motif: Motif;
  accent: Accent;
}

const LIGHTS = [
  [36, 49],
  [84, 66],
  [134, 66],
  [182, 48],
  [234, 50],
  [282, 62],
  [330, 58],
  [374, 38],
] as const;

/** The garden at dusk in a stall's colour, with what the picture is of: drawn, so it is always there. */
export function StandIn({ motif, accent }: StandInProps) {
  const { deep, base, glow } = ACCENTS[accent];
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        color: glow,
        background: `radial-gradient(80% 75% at 50% 92%, ${glow}70, transparent), linear-gradient(${deep}, ${base})`,
      }}
    >
      <path d="M-10 20Q110 104 208 36 310 92 410 16" fill="none" stroke="currentColor" opacity=".5" />
      {LIGHTS.map(([x, y]) => (
        <g key={x} fill="currentColor">
          <circle cx={x} cy={y} r="11" opacity=".16" />
          <circle cx={x} cy={y} r="3.5" />
        </g>
      ))}
      <g fill={deep}>
        <path d="M0 244c70-36 130-26 190-10s130 14 210-20v86H0z" opacity=".45" />
        <path d="M0 272c90-26 180-4 250 0s110-10 150-22v50H0z" opacity=".8" />
        <path d="M-8 304c2-48 22-84 58-104-6 34-14 74-40 104zm26 0c10-30 34-54 68-60-12 28-34 52-52 60zm390 0c-2-48-22-84-58-104 6 34 14 74 40 104zm-26 0c-10-30-34-54-68-60 12 28 34 52 52 60z" />
      </g>
      <g transform="translate(128 86) scale(1.2)">
        <path
          d={MOTIFS[motif]}
          fill={`${deep}99`}
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
