// requirements 2, Plan event; requirements 9, Event packages; requirements 9, Inquiry options; requirements 8, Success toasts
import { REPLY_WITHIN } from '@venue/shared/text';
import { Page } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { PLAN_EVENT } from '../catalogue/generated/words/planEvent';
import { ContactCard } from '../contact-card/ContactCard';
import { Hours } from '../contact-card/Hours';
import { FoundAgain } from '../forms/FoundAgain';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import { useRequestPanel } from '../forms/useRequestPanel';
import { PageTop } from '../page/PageTop';
import { inquiryRequest } from './inquiry';
import { InquiryForm } from './InquiryForm';

export const page = () => ({ description: PLAN_EVENT.description });

export default function PlanEventScreen() {
  const { made, make } = useRequestPanel();
  return (
    <Page>
      <PageTop eyebrow={PLAN_EVENT.eyebrow} intro={PLAN_EVENT} />
      {made && (
        <RequestConfirmation
          title="Thank you for your inquiry"
          next={
            <>
              <p>We answer {REPLY_WITHIN} with dates, a menu and a price.</p>
              <FoundAgain />
            </>
          }
          made={made}
        />
      )}
      <InquiryForm
        onInquire={(inquiry) =>
          make(inquiryRequest(inquiry), 'Event Inquiry Submitted!', `We'll contact you ${REPLY_WITHIN}.`)
        }
      >
        <ContactCard title="Talk to us" opening="I would like to plan an event.">
          <Hours hours={VENUE.gardenBarHours} />
        </ContactCard>
      </InquiryForm>
    </Page>
  );
}
