// requirements 2, Plan event; requirements 9, Event packages; requirements 9, Inquiry options; requirements 8, Success toasts
import { formatKsh } from '@venue/shared/rules';
import { REPLY_WITHIN } from '@venue/shared/text';
import { Page } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { PACKAGE_OFFERS, PLAN_EVENT_INTRO } from '../catalogue/eventPackages';
import { ContactCard } from '../contact-card/ContactCard';
import { Hours } from '../contact-card/Hours';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import { useConfirmation } from '../forms/useConfirmation';
import { PageTop } from '../page/PageTop';
import { EMPTY_INQUIRY, type InquiryForm as Inquiry } from './checkInquiry';
import { inquiryDetails } from './inquiry';
import { InquiryForm } from './InquiryForm';

const CHEAPEST_PACKAGE = formatKsh(Math.min(...PACKAGE_OFFERS.map(({ priceKsh }) => priceKsh)));

export const page = () => ({
  description: `Birthdays, weddings, launches and team lunches in the garden: three packages from ${CHEAPEST_PACKAGE}, or your own plan.`,
});

export default function PlanEventScreen() {
  const { confirmed, confirm } = useConfirmation(EMPTY_INQUIRY);
  const inquire = (inquiry: Inquiry) =>
    confirm(inquiry, 'Event Inquiry Submitted!', `We'll contact you ${REPLY_WITHIN}.`);
  return (
    <Page>
      <PageTop eyebrow="Birthdays, weddings, launches" intro={PLAN_EVENT_INTRO} />
      {confirmed && (
        <RequestConfirmation
          title="Thank you for your inquiry"
          next={
            <>
              <p>We answer {REPLY_WITHIN} with dates, a menu and a price.</p>
              <p>Send it to us on WhatsApp, so that it reaches us in writing.</p>
            </>
          }
          request={{
            opening: 'I would like to plan an event.',
            details: inquiryDetails(confirmed),
          }}
          confirmation={confirmed}
        />
      )}
      <InquiryForm onInquire={inquire}>
        <ContactCard title="Talk to us" opening="I would like to plan an event.">
          <Hours hours={VENUE.gardenBarHours} />
        </ContactCard>
      </InquiryForm>
    </Page>
  );
}
