import { useState } from 'react';
import { Banner } from '../patterns/banner/Banner';
import { ConfirmationPanel } from '../patterns/confirmation/ConfirmationPanel';
import { EmptyState } from '../patterns/states/EmptyState';
import { ErrorState } from '../patterns/states/ErrorState';
import { LoadingState } from '../patterns/states/LoadingState';
import { DataCard } from '../patterns/summary/DataCard';
import { Summary } from '../patterns/summary/Summary';
import { StatusBadge } from '../primitives/badge/Badge';
import { Button, ButtonLink } from '../primitives/button/Button';
import { Icon } from '../primitives/icon/Icon';
import { Grid, Stack } from '../primitives/layout/Layout';
import { Price } from '../primitives/price/Price';
import { Skeleton } from '../primitives/skeleton/Skeleton';
import { Part, Specimen } from './Part';

const BOOKING = [
  { label: 'Date', value: 'Friday 27 November' },
  { label: 'Time', value: '7:00 PM' },
  { label: 'Guests', value: '4' },
];

/** The patterns that screens consist of. */
export function PatternsPart() {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <Part title="Patterns" lead="Waiting, empty, broken, done: each has one look on every screen.">
      <Stack $gap="s12">
        <Banner tone="info" title="Good to know">
          Free delivery above KSh 1,000 is applied at checkout.
        </Banner>
        <Banner tone="ok">Your changes were saved.</Banner>
        <Banner
          tone="warn"
          actions={
            <Button size="small" tone="quiet">
              Reload
            </Button>
          }
        >
          Working offline: changes stay on this device until you reload
        </Banner>
        <Banner tone="bad" title="Not saved">
          Somebody else saved this event first.
        </Banner>
      </Stack>
      <Grid $min="22rem">
        <EmptyState
          as="h3"
          motif="dish"
          title="No favorites yet"
          hint="Start adding dishes to your favorites for quick access"
          action={<ButtonLink to="/menu">Browse Menu</ButtonLink>}
        />
        <ErrorState as="h3" title="Error loading reservations" action={<Button>Try Again</Button>}>
          The server did not answer. Nothing was lost.
        </ErrorState>
        <LoadingState label="Loading reservations..." />
        <Specimen name="Skeletons">
          <Skeleton shape="card" height="8rem" />
          <Skeleton width="60%" />
          <Skeleton shape="chip" width="6rem" height="1.75rem" />
        </Specimen>
        <DataCard
          title="RES-001"
          badge={<StatusBadge tone="yellow">Pending</StatusBadge>}
          items={BOOKING}
          actions={
            <>
              <Button size="small">Confirm</Button>
              <Button size="small" tone="quiet">
                Cancel
              </Button>
            </>
          }
        />
        <Specimen name="Summary">
          <Summary
            items={[
              { label: 'Subtotal', value: <Price amount={950} /> },
              { label: 'Delivery', value: <Price amount={200} /> },
              { label: 'Total', value: <Price amount={1150} size="large" />, strong: true },
            ]}
          />
        </Specimen>
      </Grid>
      {confirmed ? (
        <ConfirmationPanel
          title="Reservation Submitted!"
          next="We'll confirm your reservation within 24 hours."
          summary={BOOKING}
        >
          <Button onClick={() => setConfirmed(false)}>
            <Icon name="chat" />
            Send on WhatsApp
          </Button>
        </ConfirmationPanel>
      ) : (
        <div>
          <Button onClick={() => setConfirmed(true)}>Show the confirmation</Button>
        </div>
      )}
    </Part>
  );
}
