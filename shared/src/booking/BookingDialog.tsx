import { AddToCalendar } from '../calendar';
import { Summary } from '../ui/patterns/summary/Summary';
import { Dialog } from '../ui/primitives/dialog/Dialog';
import { Cluster, Stack } from '../ui/primitives/layout/Layout';
import type { Booking } from './booking';
import { ChangeRequest } from './ChangeRequest';
import { GetDirections } from './GetDirections';

interface BookingDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** A visitor's own booking: its facts, calendar file and directions, and how to change or cancel it. */
export function BookingDialog({ booking, onClose }: BookingDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Your booking" kind="sheet">
      <Stack $gap="s24">
        <Summary items={booking.details.filter(({ value }) => value !== '')} />
        <Cluster>
          <AddToCalendar entry={booking.entry} />
          <GetDirections />
        </Cluster>
        <ChangeRequest booking={booking} />
      </Stack>
    </Dialog>
  );
}
