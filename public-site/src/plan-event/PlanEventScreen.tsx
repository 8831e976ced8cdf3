import { REPLY_WITHIN_HOURS } from '@venue/shared/limits';
import { Container } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { PLAN_EVENT_INTRO } from '../catalogue/event-packages';
import { ContactCard } from '../contact-card/ContactCard';
import { Hours } from '../contact-card/Hours';
import * as Form from '../forms/FormPage.styles';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import { PageTop } from '../page/PageTop';
import { inquiryDetails } from './inquiry';
import { InquiryForm } from './InquiryForm';
import { useInquiry } from './useInquiry';

export default function PlanEventScreen() {
  const { sent, inquire } = useInquiry();
  return (
    <Container>
      <Form.Page>
        <PageTop eyebrow="Birthdays, weddings, launches" intro={PLAN_EVENT_INTRO} />
        {sent && (
          <RequestConfirmation
            key={sent.number}
            title="Thank you for your inquiry"
            next={
              <>
                <p>We answer within {REPLY_WITHIN_HOURS} hours with dates, a menu and a price.</p>
                <p>Send it to us on WhatsApp, so that it reaches us in writing.</p>
              </>
            }
            opening="I would like to plan an event."
            details={inquiryDetails(sent.inquiry)}
          />
        )}
        <InquiryForm onInquire={inquire}>
          <ContactCard title="Talk to us" opening="I would like to plan an event.">
            <Hours hours={VENUE.gardenBarHours} />
          </ContactCard>
        </InquiryForm>
      </Form.Page>
    </Container>
  );
}
