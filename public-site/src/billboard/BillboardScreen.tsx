// requirements 2, Billboard; requirements 3, Billboard plan; requirements 9, Billboard prices;
// decisions, Four weeks and one month
import { telLink } from '@venue/shared/contact-links';
import { ButtonAnchor, Cluster, Icon, Page, Price, SectionHeader, Stack, Text } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useRef } from 'react';
import { BILLBOARD } from '../catalogue/generated/words/billboard';
import { BILLBOARD_OFFERS, type BillboardOffer } from './billboardOffer';
import { WhatsAppLink } from '../forms/WhatsAppLink';
import { PageTop } from '../page/PageTop';
import { dailyPrice, FIRST_PLAN, planDetails } from './billboardPlans';
import * as S from './BillboardScreen.styles';
import { PlanCards } from './PlanCards';
import { useFormValue } from '../forms/useFormValue';

const readChecked = (group: HTMLFieldSetElement) =>
  group.querySelector<HTMLInputElement>('input:checked')?.value ?? '';

export const page = () => ({ description: BILLBOARD.description });

export default function BillboardScreen() {
  const notes: number = BILLBOARD.notes.length;
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useFormValue(group, readChecked) || FIRST_PLAN;
  const selected = BILLBOARD_OFFERS.find((offer) => offer.id === id);
  return (
    <Page $gap="s48">
      <PageTop eyebrow={BILLBOARD.eyebrow} intro={BILLBOARD} />
      <Stack as="section" $gap="s24" aria-labelledby="plans">
        <SectionHeader
          id="plans"
          title="Plans and prices"
          lead="Select a plan; the price of the whole plan and what it comes to a day stand on each."
        />
        <PlanCards groupRef={group} />
        {selected && <SelectedPlan offer={selected} />}
        {notes > 0 && (
          <S.Notes>
            {BILLBOARD.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </S.Notes>
        )}
      </Stack>
      <LongerByQuote />
    </Page>
  );
}

function SelectedPlan({ offer }: { offer: BillboardOffer }) {
  return (
    <S.SelectedPlan role="group" aria-label="Selected plan">
      <S.Selection aria-live="polite">
        <S.SelectionName>{offer.duration}</S.SelectionName> <Price amount={offer.price} />{' '}
        <Text as="span">{dailyPrice(offer)}</Text>
      </S.Selection>
      <WhatsAppLink opening="I would like to rent the billboard." details={planDetails(offer)}>
        Ask on WhatsApp
      </WhatsAppLink>
    </S.SelectedPlan>
  );
}

function LongerByQuote() {
  return (
    <S.Quote aria-labelledby="longer">
      <S.QuoteText>
        <h2 id="longer">{BILLBOARD.longer.title}</h2>
        <p>{BILLBOARD.longer.text}</p>
      </S.QuoteText>
      <Cluster>
        <ButtonAnchor href={telLink(VENUE.phone)} tone="quiet">
          <Icon name="phone" />
          {VENUE.phone}
        </ButtonAnchor>
        <WhatsAppLink
          opening={`I would like a quote for the billboard, for longer than ${BILLBOARD_OFFERS.at(-1)?.duration}.`}
          tone="quiet"
        >
          Ask for a quote on WhatsApp
        </WhatsAppLink>
      </Cluster>
    </S.Quote>
  );
}
