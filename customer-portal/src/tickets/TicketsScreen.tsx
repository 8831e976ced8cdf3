import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import { ButtonLink, EmptyState } from '@venue/shared/ui';
import { useMemo, useState } from 'react';
import { AccountPage } from '../account-page/AccountPage';
import { LongList } from '../long-list/LongList';
import { CancelTicketDialog } from './cancelling/CancelTicketDialog';
import { useCancelTicket } from './cancelling/useCancelTicket';
import { TicketPassDialog } from './pass/TicketPassDialog';
import { latestTickets } from './ticket';
import { TicketCard } from './TicketCard';

/** A ticket on a wide screen. */
const USUAL_HEIGHT_PX = 190;

export default function TicketsScreen() {
  return (
    <AccountPage title="My Tickets" lead="Your places at our events">
      <Tickets />
    </AccountPage>
  );
}

function Tickets() {
  const stored = useUser((state) => state.tickets);
  const tickets = useMemo(() => latestTickets(stored), [stored]);
  const { place, cancel } = useCancelTicket();
  const [passOf, setPassOf] = useState<string | null>(null);
  const [asksAbout, setAsksAbout] = useState<string | null>(null);
  // A dialog goes with its ticket, also when another tab cancels it.
  const confirmed = (wanted: string | null) =>
    tickets.find(({ id, status }) => id === wanted && status === 'confirmed') ?? null;

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
    <div ref={place}>
      <LongList label="My tickets" items={tickets} usualHeight={USUAL_HEIGHT_PX}>
        {(ticket) => <TicketCard ticket={ticket} onShowPass={setPassOf} onCancel={setAsksAbout} />}
      </LongList>
      <TicketPassDialog ticket={confirmed(passOf)} onClose={() => setPassOf(null)} />
      <CancelTicketDialog
        ticket={confirmed(asksAbout)}
        onClose={() => setAsksAbout(null)}
        onConfirm={(ticket) => {
          setAsksAbout(null);
          cancel(ticket);
        }}
      />
    </div>
  );
}
