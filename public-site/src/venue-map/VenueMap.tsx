import { newTab } from '@venue/shared/contact-links';
import { pagePolicy } from '@venue/shared/trusted-types';
import { useState } from 'react';
import { ButtonAnchor, Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { DrawnMap } from './DrawnMap';
import { useNearViewport } from './useNearViewport';
import { SplitCard } from '../page/SplitCard.styles';
import * as S from './VenueMap.styles';

const { street, city, country } = VENUE.address;

/** The venue's address with a Directions link, and the real map over a drawn one. */
export function VenueMap() {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  const [loaded, setLoaded] = useState(false);
  return (
    <SplitCard $tracks="minmax(0, 1fr) 18rem">
      <S.Sheet ref={ref}>
        <DrawnMap />
        {near && (
          <S.Frame
            title={`Map of ${VENUE.name}`}
            src={VENUE.mapEmbedUrl}
            srcDoc={pagePolicy().createHTML('map')}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
            $loaded={loaded}
            onLoad={() => setLoaded(true)}
          />
        )}
      </S.Sheet>
      <S.Text>
        <S.Address>
          <Icon name="pin" size="1.5rem" />
          <span>
            <strong>{VENUE.name}</strong>
            <br />
            {street}
            <br />
            {city}, {country}
          </span>
        </S.Address>
        <ButtonAnchor {...newTab(VENUE.directionsUrl)} tone="quiet">
          Directions
        </ButtonAnchor>
      </S.Text>
    </SplitCard>
  );
}
