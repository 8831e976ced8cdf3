import {
  guestsOf,
  isAhead,
  RequestButton,
  requestOfTicket,
  RequestState,
  SendRequest,
  useRequestActions,
} from '@venue/shared/requests';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import { REPLY_WITHIN } from '@venue/shared/text';
import type { EventTicket } from '@venue/shared/types';
import { Button, Icon, IconButton, StatusBadge, Text, useNow, VisuallyHidden } from '@venue/shared/ui';
import { memo } from 'react';
import { priceText } from './ticket';
import * as S from './TicketCard.styles';

interface TicketCardProps {
  ticket: EventTicket;
  onShowPass: (id: string) => void;
  onCancel: (id: string) => void;
}

/**
 * One ticket, with what was asked for. Only a confirmed one has a pass and can be cancelled (requirements 2, Orders and
 * tickets).
 */
export const TicketCard = memo(function TicketCard({ ticket, onShowPass, onCancel }: TicketCardProps) {
  const { id, eventTitle, eventDate, status, ticketType } = ticket;
  const user = useUser((state) => state.user);
  const requests = useUser((state) => state.requests);
  const request = requestOfTicket(ticket, requests, user);
  const { remove } = useRequestActions(request);
  const now = useNow();
  const isToCome = now !== null && isAhead(request, now);
  const time = request.entry?.startsAt.time;
  const facts = [formatLongDate(eventDate), time && formatTime(time), guestsOf(request)];
  const which = <VisuallyHidden>{id}</VisuallyHidden>;
  return (
    <S.Root>
      <S.Occasion>
        <S.Head>
          <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
          <Text $step="eyebrow" $ink="accentInk">
            {ticketType}
          </Text>
        </S.Head>
        <S.Title tabIndex={-1} dir="auto">
          {eventTitle}
        </S.Title>
        <S.Facts>
          <Icon name="calendar" />
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </S.Facts>
        {status === 'pending' && isToCome && (
          <>
            <Text>We confirm {REPLY_WITHIN}.</Text>
            <div>
              <RequestState request={request} />
            </div>
            <SendRequest request={request} of={id} />
          </>
        )}
      </S.Occasion>
      <S.Stub>
        <Text>{`Ticket ${id}`}</Text>
        <Text $step="price" $ink="ink">
          {priceText(ticket)}
        </Text>
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
          {(status !== 'cancelled' || request.answer) && <RequestButton request={request} of={id} />}
          <IconButton icon="trash" label={`Remove ${id} from this device`} onClick={remove} />
        </S.Actions>
      </S.Stub>
    </S.Root>
  );
});
