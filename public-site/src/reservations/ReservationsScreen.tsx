// requirements 4, Reservation form; requirements 9, Opening hours; decisions, Reservations of a customer
import { FIRST_RESERVATION_TIME, LAST_RESERVATION_TIME } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { formatTime } from '@venue/shared/rules';
import { RESERVATIONS_TITLE } from '../screenTitles';
import { REPLY_WITHIN } from '@venue/shared/text';
import { ButtonLink, Page, PageHeader, Stack } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { ContactCard } from '../contact-card/ContactCard';
import { Hours } from '../contact-card/Hours';
import { Columns } from '../page/Columns.styles';
import { BookingConfirmation } from './BookingConfirmation';
import { MyRequests } from './MyRequests';
import { MyReservations } from './MyReservations';
import { RESERVATIONS_PAGE } from '../catalogue/generated/words/reservationsPage';
import { PolicyCard } from './PolicyCard';
import { ReservationForm } from './form/ReservationForm';
import { useBooking } from './useBooking';

export const page = () => ({
  description: `Reserve a table or book a small event at ${VENUE.name} in ${VENUE.address.city}, ${formatTime(FIRST_RESERVATION_TIME)} to ${formatTime(LAST_RESERVATION_TIME)}. Confirmed ${REPLY_WITHIN}.`,
});

export default function ReservationsScreen() {
  const { made, book } = useBooking();
  return (
    <Page>
      <PageHeader
        eyebrow={RESERVATIONS_PAGE.eyebrow}
        title={RESERVATIONS_TITLE}
        lead={`Reserve a table or book a small event. We answer ${REPLY_WITHIN}.`}
        actions={
          <ButtonLink to={paths.planEvent()} tone="quiet">
            Plan a bigger event
          </ButtonLink>
        }
      />
      <Columns $tracks="minmax(0, 1fr) 22rem">
        <Stack $gap="s24">
          {made && <BookingConfirmation made={made} />}
          <ReservationForm onBook={book} />
          <MyReservations />
          <MyRequests />
        </Stack>
        <Stack $gap="s24">
          <PolicyCard />
          <ContactCard title="Contact" opening="I have a question about a reservation.">
            <Hours hours={VENUE.tableServiceHours} />
          </ContactCard>
        </Stack>
      </Columns>
    </Page>
  );
}
