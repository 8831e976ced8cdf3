// requirements 2, Contact; requirements 9, Opening hours; requirements 8, Success toasts; decisions, Saved details
import { REPLY_WITHIN } from '@venue/shared/text';
import { Page, PageHeader, Panel, PanelTitle, SectionHeader, Stack } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { ContactCard } from '../contact-card/ContactCard';
import { Hours } from '../contact-card/Hours';
import { SpecialDays } from '../contact-card/SpecialDays';
import { FoundAgain } from '../forms/FoundAgain';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import { useRequestPanel } from '../forms/useRequestPanel';
import { VenueMap } from '../venue-map/VenueMap';
import { Columns } from '../page/Columns.styles';
import { ContactForm } from './ContactForm';
import { contactPage } from './contactPage';
import { Faqs } from './Faqs';
import { FollowUs } from './FollowUs';
import { messageRequest } from './messageRequest';

export const page = () => contactPage;

export default function ContactScreen() {
  const { made, make } = useRequestPanel();
  return (
    <Page>
      <PageHeader
        eyebrow="Come over, call or write"
        title="Contact"
        lead={`A table, a cake, a lost umbrella: ask us anything, and we get back to you ${REPLY_WITHIN}.`}
      />
      {/* first in the document, so that phones show phone number, directions and hours before the form */}
      <Columns $tracks="22rem minmax(0, 1fr)">
        <Stack $gap="s24">
          <ContactCard title="Contact details" opening="I have a question." />
          <Panel aria-labelledby="hours">
            <PanelTitle id="hours">Opening Hours</PanelTitle>
            <Hours hours={VENUE.gardenBarHours} />
            <SpecialDays />
          </Panel>
        </Stack>
        <Stack $gap="s24">
          {made && (
            <RequestConfirmation
              title="Thank you for writing"
              next={
                <>
                  <p>We answer {REPLY_WITHIN}.</p>
                  <FoundAgain />
                </>
              }
              made={made}
            />
          )}
          <ContactForm
            onSend={(message) =>
              make(messageRequest(message), 'Message Sent!', `We'll get back to you ${REPLY_WITHIN}.`)
            }
          />
          <FollowUs />
        </Stack>
      </Columns>
      <section aria-labelledby="location">
        <Stack $gap="s24">
          <SectionHeader id="location" title="Location" />
          <VenueMap />
        </Stack>
      </section>
      <Faqs />
    </Page>
  );
}
