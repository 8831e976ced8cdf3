import { ACCENTS, type Accent } from '../../theme';
import { Drawing } from '../drawing/Drawing';
import { MOTIFS, type Motif } from './motifs';
import * as S from './StandIn.styles';

interface StandInProps {
  accent: Accent;
  /** The subject of the picture; without one only the garden is drawn, as behind a headline. */
  motif?: Motif | undefined;
}

/** The drawn stand-in of a picture: the garden at dusk in a stall's colour, with the subject of the picture. */
export function StandIn({ motif, accent }: StandInProps) {
  return (
    <S.Scene $accent={accent} aria-hidden="true">
      {motif && (
        <S.Subject viewBox="0 0 120 120" focusable="false" fill={`${ACCENTS[accent].deep}B0`}>
          <Drawing
            id={`motif-${motif}`}
            path={MOTIFS[motif]}
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </S.Subject>
      )}
    </S.Scene>
  );
}
