import type { ReservationRow } from '@venue/shared/graphql';
import { guestsText } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { isolated } from '@venue/shared/text';
import type { AttendanceMark } from '@venue/shared/types';
import {
  Button,
  Cluster,
  type Elements,
  Icon,
  isRepeatClick,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@venue/shared/ui';
import type { ComponentProps } from 'react';
import { allergiesIn } from './allergies';
import { PhoneLink } from '../PhoneLink';
import { ATTENDANCE_LABELS, type Attendance, NEXT_MARKS, takenBack } from './attendance';
import * as S from './Tonight.styles';

interface TonightRowProps {
  booking: ReservationRow;
  attendance: Attendance;
  /** Who else has its table then. */
  clashes: readonly ReservationRow[];
  /** Null takes the mark back. */
  onMark: (mark: AttendanceMark | null) => void;
  onOpen: () => void;
  /** What can be decided about it. */
  children: Elements;
}

const TONES: Readonly<Record<Attendance, ComponentProps<typeof StatusBadge>['tone']>> = {
  ...{ expected: 'grey', late: 'red', arrived: 'green' },
  ...{ seated: 'blue', gone: 'grey', 'no-show': 'red' },
};

/** One party: when, where, who and how many, what they wish, and whether they are here. */
export function TonightRow({ booking, attendance, clashes, onMark, onOpen, children }: TonightRowProps) {
  const { id, time, guests, status, specialRequests } = booking;
  const name = isolated(booking.name?.trim() || id);
  const table = booking.tableNumber?.trim();
  return (
    <S.Party data-attendance={attendance}>
      <S.Place>
        <S.Time>{time}</S.Time>
        <span>{table ? `Table ${isolated(table)}` : 'No table'}</span>
      </S.Place>
      <S.Who>
        <S.Name type="button" aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </S.Name>
        <Text $step="small" $tabular>
          <span>{`${guestsText(guests)} · ${id}`}</span>
          {booking.phone?.trim() && (
            <>
              <span aria-hidden="true"> · </span>
              <PhoneLink phone={booking.phone} />
            </>
          )}
        </Text>
        <Cluster $gap="s8">
          <StatusBadge tone={TONES[attendance]}>{ATTENDANCE_LABELS[attendance]}</StatusBadge>
          {status !== 'confirmed' && (
            <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
          )}
        </Cluster>
        {allergiesIn(specialRequests).map((sentence) => (
          <Warning key={sentence} text={`Allergy: ${isolated(sentence)}`} />
        ))}
        {clashes.map((other) => (
          <Warning key={other.id} text={`Same table: ${other.id} at ${other.time}`} />
        ))}
        {specialRequests?.trim() && <S.Wishes dir="auto">{specialRequests}</S.Wishes>}
      </S.Who>
      <S.Marks>
        {NEXT_MARKS[attendance].map((mark) => (
          <Button
            key={mark}
            tone={attendance === mark ? 'primary' : 'quiet'}
            size="small"
            aria-pressed={attendance === mark}
            onClick={(event) => !isRepeatClick(event) && onMark(attendance === mark ? takenBack(mark) : mark)}
          >
            {ATTENDANCE_LABELS[mark]}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        ))}
        {children}
      </S.Marks>
    </S.Party>
  );
}

const Warning = ({ text }: { text: string }) => (
  <S.Warning>
    <Icon name="warning" size="1.3em" />
    <span>{text}</span>
  </S.Warning>
);
