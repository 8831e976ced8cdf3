import { Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './Footer.styles';

const inSentence = (words: string) => words.replace(/^(Every|Open)/, (word) => word.toLowerCase());

/** The footer's opening hours with their label (decisions, Opening hours). */
export function GroundsHours() {
  const { label, rows } = VENUE.groundsHours;
  return (
    <S.Hours>
      <Icon name="clock" />
      <span>
        {`${label}: ${rows.map(({ days, hours }) => `${inSentence(hours)}, ${inSentence(days)}`).join('; ')}`}
      </span>
    </S.Hours>
  );
}
