import { formatLongDate } from '@venue/shared/rules';
import type { EventTicket } from '@venue/shared/types';
import { Dialog } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './PassDialog.styles';
import { QrCode } from './QrCode';

interface PassDialogProps {
  /** Null while no pass is shown. */
  ticket: EventTicket | null;
  onClose: () => void;
}

/** What to hold up at the gate: the ticket's id as a code and in letters. The code holds nothing else. */
export function PassDialog({ ticket, onClose }: PassDialogProps) {
  return (
    <Dialog open={ticket !== null} onClose={onClose} title={ticket?.eventTitle ?? 'Ticket'} kind="sheet">
      {ticket && (
        <S.Pass>
          <S.When>{formatLongDate(ticket.eventDate)}</S.When>
          <QrCode text={ticket.id} label={`Code of ticket ${ticket.id}`} />
          <S.Id>{ticket.id}</S.Id>
          <S.Facts>
            {ticket.ticketType} · {VENUE.name}
          </S.Facts>
          <S.Small>Show this at the gate. The code is the ticket’s number and nothing about you.</S.Small>
        </S.Pass>
      )}
    </Dialog>
  );
}
