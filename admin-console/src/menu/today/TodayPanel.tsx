// decisions, Today
import type { Today } from '@venue/shared/graphql';
import { formatTime, nairobiClock, timeOf } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';
import { Button, Panel, Text } from '@venue/shared/ui';
import { useState } from 'react';
import { useVenueData } from '../../data/VenueData';
import { usePerson } from '../../people/usePerson';
import { NO_ANSWER } from '../../source/showWrong';
import { TodayForm } from './TodayForm';
import * as S from './TodayPanel.styles';
import { useToday } from './useToday';

/** What the pages say of today alone, for whoever may change it on the live server. */
export function TodayPanel() {
  const { isSignedIn } = useVenueData();
  const may = usePerson()?.may.includes('updateToday');
  // The place stays whatever the server says of the sign-in, so that nothing moves.
  const [isKept] = useState(isSignedIn);
  return (may || isKept) && <S.Place>{may && <OpenedPanel />}</S.Place>;
}

const clockText = (instant: string) => formatTime(timeOf(nairobiClock(new Date(instant)).minutes));

const shortly = ({ soldOut, closes, line }: Today) =>
  [soldOut.length > 0 && `${soldOut.length} sold out`, closes && 'closes early', line && 'a line']
    .filter(Boolean)
    .join(', ') || 'nothing special';

/** "Sold out: Samosas. Closes early: 8:00 PM. No band tonight. Changed last by Achieng, 5:10 PM" */
const spoken = ({ soldOut, closes, line, savedBy, savedAt }: Today) =>
  [
    soldOut.length > 0 && `Sold out: ${soldOut.map(isolated).join(', ')}`,
    closes && `Closes early: ${formatTime(closes)}`,
    line && isolated(line),
    soldOut.length === 0 && !closes && !line && 'Nothing is special today',
    savedBy && savedAt && `Changed last by ${isolated(savedBy)}, ${clockText(savedAt)}`,
  ]
    .filter(Boolean)
    .join('. ');

function OpenedPanel() {
  const { today, failure, change } = useToday();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <S.Opened aria-label="Today on the Website">
      <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {today ? `Today: ${shortly(today)}` : 'Today'}
      </Button>
      {isOpen && (
        <Panel as="div">
          <Text $step="small">
            Live on the pages within half a minute, and gone by itself at 4:00 AM. What is changed in the list
            below stays on this device.
          </Text>
          {failure && <Text>{NO_ANSWER}</Text>}
          <Text role="status">{today && spoken(today)}</Text>
          {today && <TodayForm today={today} change={change} />}
        </Panel>
      )}
    </S.Opened>
  );
}
