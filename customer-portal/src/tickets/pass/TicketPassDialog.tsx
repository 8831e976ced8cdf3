import { formatLongDate } from '@venue/shared/rules';
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

/** The pass to show at the gate: a QR code of the ticket's id, and the ticket's facts as text. */
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
  const name = useUser((state) => state.user?.name ?? '');
  return (
    <S.Pass>
      <Stack $gap="s4">
        <S.Title>{ticket.eventTitle}</S.Title>
        <S.Day>{formatLongDate(ticket.eventDate)}</S.Day>
      </Stack>
      <TicketCode id={ticket.id} />
      <Stack $gap="s4">
        <S.Id>{ticket.id}</S.Id>
        <Text $step="small">Show this at the gate.</Text>
      </Stack>
      <S.Facts>
        <Summary
          items={[
            { label: 'Name', value: name },
            { label: 'Ticket', value: ticket.ticketType },
            { label: 'Price', value: priceText(ticket) },
          ]}
        />
      </S.Facts>
    </S.Pass>
  );
}
