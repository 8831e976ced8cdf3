import { venueNow } from '@venue/shared/browser';
import { controlOf, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { Button, type Elements, Icon, Panel, PanelTitle, SectionHeader, Stack } from '@venue/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as Form from '../forms/FormPage.styles';
import { UseMyDetails } from '../forms/UseMyDetails';
import { Columns } from '../page/Columns.styles';
import { PanelHead } from '../page/PanelHead.styles';
import { ContactFields, EventFields } from './EventFields';
import * as S from './InquiryForm.styles';
import { findPackage, packageValues } from './inquiry';
import { PackageHint } from './PackageHint';
import { PACKAGE_OFFERS } from './packageOffer';
import { Packages } from './Packages';
import { useFormValue } from '../forms/useFormValue';
import { checkInquiry, EMPTY_INQUIRY, type InquiryForm as Inquiry } from './checkInquiry';

const checkedRadio = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name="package"]:checked');

const readPackage = (form: HTMLFormElement) => checkedRadio(form)?.value ?? '';

const readGuests = (form: HTMLFormElement) => controlOf(form, 'guests')?.value ?? '';

interface InquiryFormProps {
  onInquire: (inquiry: Inquiry) => void;
  /** Content beside the fields. */
  children: Elements;
}

/** The inquiry form: an optional package, the event and the contact. */
export function InquiryForm({ onInquire, children }: InquiryFormProps) {
  const { formProps, errors, fill } = useFormSubmission({
    empty: EMPTY_INQUIRY,
    check: (form) => checkInquiry(form, venueNow()),
    native: true,
    onValid: onInquire,
  });
  const form = formProps.ref;
  const chosen = useFormValue(form, readPackage);
  const guests = useFormValue(form, readGuests);

  /** What the last package has filled in. It gives way to the next one; what the visitor typed stays. */
  const filled = useRef<Partial<Inquiry>>({});
  const takePackage = (values: Partial<Inquiry>) => {
    const before = filled.current;
    filled.current = {};
    for (const name of ['guests', 'budget'] as const) {
      const control = controlOf(form.current, name);
      if (!control || (control.value !== '' && control.value !== before[name])) continue;
      control.value = values[name] ?? '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
      filled.current[name] = control.value;
    }
  };
  // A package chosen before hydration fills its fields now.
  const fillFromPackage = useEffectEvent(() => {
    const offer = findPackage(checkedRadio(form.current)?.value ?? '');
    if (offer) takePackage(packageValues(offer));
  });
  useEffect(() => fillFromPackage(), []);

  const clearPackage = () => {
    const radio = checkedRadio(form.current);
    if (!radio) return;
    radio.checked = false;
    takePackage({});
    radio.dispatchEvent(new Event('change', { bubbles: true }));
    radio.focus();
  };

  return (
    <S.Form {...formProps} aria-label="Event inquiry">
      {PACKAGE_OFFERS.length > 0 && (
        <Stack $gap="s24">
          <SectionHeader
            id="packages"
            title="Event packages"
            lead="Choose one to start with, and it fills in guests and budget below; or go on without one."
            actions={
              chosen !== '' && (
                <Button tone="quiet" size="small" onClick={clearPackage}>
                  <Icon name="close" />
                  No package
                </Button>
              )
            }
          />
          <Packages
            labelledBy="packages"
            chosen={chosen}
            onChoose={(offer) => takePackage(packageValues(offer))}
          />
        </Stack>
      )}
      <Columns $tracks="minmax(0, 1fr) 22rem">
        <Stack $gap="s24">
          <Panel aria-labelledby="your-event">
            <PanelTitle id="your-event">Your event</PanelTitle>
            <EventFields errors={errors} />
            <PackageHint offer={findPackage(chosen)} guests={guests} />
          </Panel>
          <Panel aria-labelledby="your-contact">
            <PanelHead>
              <PanelTitle id="your-contact">How we reach you</PanelTitle>
              <UseMyDetails
                onUse={({ name, email, phone }) =>
                  fill({ contactName: name, contactEmail: email, contactPhone: phone })
                }
              />
            </PanelHead>
            <ContactFields errors={errors} />
            <Form.Send>
              <SubmitButton>Send Inquiry</SubmitButton>
              <Form.Small>Everything is needed except what is marked optional.</Form.Small>
            </Form.Send>
          </Panel>
        </Stack>
        {children}
      </Columns>
    </S.Form>
  );
}
