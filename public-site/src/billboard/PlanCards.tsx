import { Badge, Price, Stack } from '@venue/shared/ui';
import type { RefObject } from 'react';
import { BILLBOARD_OFFERS, type BillboardOffer } from './billboardOffer';
import { dailyPrice, FIRST_PLAN } from './billboardPlans';
import { FeatureList } from '../page/FeatureList';
import * as S from './PlanCards.styles';

/**
 * The price cards as radio buttons, one of which is selected (requirements 2, Billboard). Works before hydration too.
 */
export function PlanCards({ groupRef }: { groupRef: RefObject<HTMLFieldSetElement | null> }) {
  return (
    <S.Plans ref={groupRef} role="radiogroup" aria-labelledby="plans">
      {BILLBOARD_OFFERS.map((offer) => (
        <PlanCard key={offer.id} offer={offer} />
      ))}
    </S.Plans>
  );
}

/** The whole card is the label of its radio button, which is named by the duration alone. */
function PlanCard({ offer }: { offer: BillboardOffer }) {
  const { id, duration, price, popular, coverage, features } = offer;
  return (
    <S.Plan htmlFor={`plan-${id}`}>
      <S.Head>
        <S.PlanRadio
          type="radio"
          name="plan"
          id={`plan-${id}`}
          value={id}
          defaultChecked={id === FIRST_PLAN}
          aria-labelledby={`plan-${id}-name`}
          aria-describedby={`plan-${id}-words`}
        />
        <S.Duration id={`plan-${id}-name`}>{duration}</S.Duration>
        {popular && <Badge tone="sun">Most popular</Badge>}
      </S.Head>
      <Stack as="span" $gap="s8" id={`plan-${id}-words`}>
        <S.Money>
          <Price amount={price} size="large" /> <S.Daily>{dailyPrice(offer)}</S.Daily>
        </S.Money>{' '}
        <S.Coverage>{coverage}</S.Coverage>
      </Stack>
      <FeatureList features={features} />
    </S.Plan>
  );
}
