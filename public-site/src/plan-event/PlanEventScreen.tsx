import { REPLY_WITHIN_HOURS } from '@venue/shared/limits';
import { Container, PageHeader, Picture } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { PLAN_EVENT_INTRO } from '../catalogue/event-packages';
import { ContactCard } from '../contact-card/ContactCard';
import { Hours } from '../contact-card/Hours';
import * as Form from '../forms/FormPage.styles';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import { inquiryDetails } from './inquiry';
import { InquiryForm } from './InquiryForm';
import * as S from './PlanEventScreen.styles';
import { useInquiry } from './useInquiry';

export default function PlanEventScreen() {
  const { sent, inquire } = useInquiry();
  return (
    <Container>
      <Form.Page>
        <S.Top>
          <PageHeader
            eyebrow="Birthdays, weddings, launches"
            title={PLAN_EVENT_INTRO.title}
            lead={PLAN_EVENT_INTRO.text}
          />
          <S.Hall>
            <Picture
              {...PLAN_EVENT_INTRO.picture}
              ratio={16 / 9}
              sizes="(min-width: 720px) 34rem, 100vw"
              priority
            />
          </S.Hall>
        </S.Top>
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
