import { BookingButton } from '@venue/shared/booking';
import { formatLongDate } from '@venue/shared/rules';
import { ticketTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import { REPLY_WITHIN } from '@venue/shared/text';
import type { EventTicket } from '@venue/shared/types';
import { Button, Icon, StatusBadge, Text, VisuallyHidden } from '@venue/shared/ui';
import { memo } from 'react';
import { priceText } from './ticket';
import { ticketBooking } from './ticketBooking';
import * as S from './TicketCard.styles';

interface TicketCardProps {
  ticket: EventTicket;
  onShowPass: (id: string) => void;
  onCancel: (id: string) => void;
}

/** One ticket. Only a confirmed one has a pass and can be cancelled (requirements 2, Orders and tickets). */
export const TicketCard = memo(function TicketCard({ ticket, onShowPass, onCancel }: TicketCardProps) {
  const { id, eventTitle, eventDate, status, ticketType } = ticket;
  const user = useUser((state) => state.user);
  const which = <VisuallyHidden>{id}</VisuallyHidden>;
  return (
    <S.Root>
      <S.Occasion>
        <S.Head>
          <StatusBadge tone={ticketTone(status)}>{statusLabel(status)}</StatusBadge>
          <Text $step="eyebrow" $ink="accentInk">
            {ticketType}
          </Text>
        </S.Head>
        <S.Title tabIndex={-1}>{eventTitle}</S.Title>
        <S.Facts>
          <Icon name="calendar" />
          <span>{formatLongDate(eventDate)}</span>
        </S.Facts>
        {status === 'pending' && <Text>We confirm {REPLY_WITHIN}.</Text>}
      </S.Occasion>
      <S.Stub>
        <Text>{`Ticket ${id}`}</Text>
        <S.Price>{priceText(ticket)}</S.Price>
        {status !== 'cancelled' && (
          <S.Actions>
            {status === 'confirmed' && (
              <>
                <Button onClick={() => onShowPass(id)}>
                  <Icon name="ticket" />
                  Show Pass {which}
                </Button>
                <Button tone="quiet" onClick={() => onCancel(id)}>
                  Cancel Ticket {which}
                </Button>
              </>
            )}
            <BookingButton booking={ticketBooking(ticket, user)} of={id} />
          </S.Actions>
        )}
      </S.Stub>
    </S.Root>
  );
});
