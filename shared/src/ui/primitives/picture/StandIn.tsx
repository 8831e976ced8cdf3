import { ACCENTS, type Accent } from '@venue/shared/ui/theme';
import { MOTIFS, type Motif } from '@venue/shared/ui/drawings';
import * as S from './StandIn.styles';

interface StandInProps {
  accent: Accent;
  /** The subject of the picture; without one only the garden is drawn, as behind a headline. */
  motif?: Motif | undefined;
}

/** The drawn stand-in of a picture: the garden at dusk in a stall's colour, with the subject of the picture. */
export function StandIn({ motif, accent }: StandInProps) {
  return (
    <S.Scene style={S.colours(ACCENTS[accent])} aria-hidden="true">
      {motif && (
        <S.Subject viewBox="0 0 120 120">
          <path d={MOTIFS[motif]} />
        </S.Subject>
      )}
    </S.Scene>
  );
}
