// requirements 2, Orders and tickets; requirements 3, Event ticket; decisions, Actions not shown
import { paths } from '@venue/shared/paths';
import { latestFirst } from '@venue/shared/rules';
import { TICKETS_TITLE } from '../screenTitles';
import { useUser } from '@venue/shared/stores';
import { ButtonLink, ConfirmDialog, EmptyState, useFocusAfterRemoval } from '@venue/shared/ui';
import { useMemo, useState } from 'react';
import { AccountPage } from '../account-page/AccountPage';
import { LongList } from '../account-page/LongList';
import { useCancelTicket } from './useCancelTicket';
import { TicketPassDialog } from './pass/TicketPassDialog';
import { occasionText } from './ticket';
import { TicketCard } from './TicketCard';

export default function TicketsScreen() {
  return (
    <AccountPage title={TICKETS_TITLE} lead="Your places at our events">
      <Tickets />
    </AccountPage>
  );
}

function Tickets() {
  const stored = useUser((state) => state.tickets);
  const tickets = useMemo(() => latestFirst(stored, ({ eventDate }) => eventDate), [stored]);
  const cancel = useCancelTicket();
  useFocusAfterRemoval();
  const [passOf, setPassOf] = useState<string | null>(null);
  const [cancelId, setCancelId] = useState<string | null>(null);
  // A dialog closes when its ticket is no longer confirmed, also when another tab cancels it.
  const confirmedTicket = (ticketId: string | null) =>
    tickets.find(({ id, status }) => id === ticketId && status === 'confirmed') ?? null;
  const ticketToCancel = confirmedTicket(cancelId);
  const cancelTicket = () => {
    setCancelId(null);
    if (ticketToCancel) cancel(ticketToCancel);
  };

  if (tickets.length === 0)
    return (
      <EmptyState
        title="No tickets yet"
        hint="Reserve your place at an event and find your ticket here"
        motif="music"
        action={<ButtonLink to={paths.events()}>Browse Events</ButtonLink>}
      />
    );
  return (
    <>
      <LongList label="My tickets" items={tickets}>
        {(ticket) => <TicketCard ticket={ticket} onShowPass={setPassOf} onCancel={setCancelId} />}
      </LongList>
      <TicketPassDialog ticket={confirmedTicket(passOf)} onClose={() => setPassOf(null)} />
      <ConfirmDialog
        open={ticketToCancel !== null}
        title="Cancel Ticket"
        confirm={{ label: 'Cancel Ticket', run: cancelTicket, otherwise: 'Keep Ticket' }}
        onClose={() => setCancelId(null)}
      >
        {ticketToCancel && `Do you want to give up your place at ${occasionText(ticketToCancel)}?`}
      </ConfirmDialog>
    </>
  );
}
