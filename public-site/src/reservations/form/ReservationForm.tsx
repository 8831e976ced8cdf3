import { venueNow } from '@venue/shared/browser';
import { controlOf, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { formErrors, specialDayProblems } from '@venue/shared/rules';
import { Panel } from '@venue/shared/ui';
import { useId, useState } from 'react';
import * as Form from '../../forms/FormPage.styles';
import { UseMyDetails } from '../../forms/UseMyDetails';
import { PanelHead } from '../../page/PanelHead.styles';
import { BookingTabs } from './BookingTabs';
import { BOOKINGS, type BookingKind } from '../bookings';
import { ReservationFields } from './ReservationFields';
import { ReservationHints } from './ReservationHints';
import { useFormValue } from '../../forms/useFormValue';
import { checkReservation, EMPTY_RESERVATION, type ReservationForm as Reservation } from './checkReservation';

const readChoices = (form: HTMLFormElement) =>
  ['date', 'time', 'guests'].map((name) => controlOf(form, name)?.value ?? '').join(' ');

export function ReservationForm({ onBook }: { onBook: (kind: BookingKind, form: Reservation) => void }) {
  const id = useId();
  const [kind, setKind] = useState<BookingKind>('table');
  const { formProps, errors, fill } = useFormSubmission({
    empty: EMPTY_RESERVATION,
    check: (form) => checkReservation(form, venueNow()),
    native: true,
    onValid: (form) => onBook(kind, form),
  });
  const [date = '', time = '', guests = ''] = useFormValue(formProps.ref, readChoices).split(' ');

  // A special day is said at once, before the rest is filled in.
  const shownErrors = { ...formErrors(specialDayProblems({ date, time })), ...errors };

  return (
    <Panel>
      <BookingTabs value={kind} onChange={setKind} panelId={id} />
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${kind}`}>
        <Form.Form {...formProps} aria-labelledby={`${id}-${kind}`}>
          <PanelHead>
            <Form.Text>{BOOKINGS[kind].intro}</Form.Text>
            <UseMyDetails onUse={({ name, email, phone }) => fill({ name, email, phone })} />
          </PanelHead>
          <ReservationFields errors={shownErrors}>
            <ReservationHints kind={kind} date={date} time={time} guests={guests} />
          </ReservationFields>
          <Form.Send>
            <SubmitButton>{BOOKINGS[kind].send}</SubmitButton>
            <Form.Small>Everything is needed except what is marked optional.</Form.Small>
          </Form.Send>
        </Form.Form>
      </div>
    </Panel>
  );
}
