import { guestsOf, requestOfTicket } from '@venue/shared/requests';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import type { EventTicket } from '@venue/shared/types';
import { Button, Dialog, PrintSheet, Stack, Summary, Text } from '@venue/shared/ui';
import { priceText } from '../ticket';
import { TicketCode } from './TicketCode';
import * as S from './TicketPass.styles';

interface TicketPassDialogProps {
  ticket: EventTicket | null;
  onClose: () => void;
}

/** The pass to show at the gate: a QR code of the request, which the venue has been sent, and its facts as text. */
export function TicketPassDialog({ ticket, onClose }: TicketPassDialogProps) {
  const actions = (
    <Button tone="quiet" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog open={ticket !== null} onClose={onClose} title="Ticket Pass" kind="sheet" actions={actions}>
      {ticket && (
        <>
          <Pass ticket={ticket} />
          <PrintSheet>
            <Pass ticket={ticket} />
          </PrintSheet>
        </>
      )}
    </Dialog>
  );
}

function Pass({ ticket }: { ticket: EventTicket }) {
  const user = useUser((state) => state.user);
  const requests = useUser((state) => state.requests);
  const request = requestOfTicket(ticket, requests, user);
  const typedName = request.details.find(({ label }) => label === 'Name')?.value;
  const time = request.entry?.startsAt.time;
  return (
    <S.Pass>
      <Stack $gap="s4">
        <S.Title dir="auto">{ticket.eventTitle}</S.Title>
        <Text $step="body" $tabular>
          {formatLongDate(ticket.eventDate)}
        </Text>
      </Stack>
      <TicketCode id={request.id} />
      <Stack $gap="s4">
        <S.Id>{request.id}</S.Id>
        <Text $step="small">Show this when you arrive.</Text>
      </Stack>
      <S.Facts>
        <Summary
          items={[
            { label: 'Name', value: typedName ?? user?.name ?? '' },
            { label: 'Time', value: time ? formatTime(time) : '' },
            { label: 'Guests', value: guestsOf(request) },
            { label: 'Ticket', value: `${ticket.ticketType} · ${ticket.id}` },
            { label: 'Price', value: priceText(ticket) },
          ].filter(({ value }) => value !== '')}
        />
      </S.Facts>
    </S.Pass>
  );
}
