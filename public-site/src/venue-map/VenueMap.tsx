import { useState } from 'react';
import { ButtonAnchor, Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { DrawnMap } from './DrawnMap';
import { useNearViewport } from './useNearViewport';
import { useReachable } from './useReachable';
import * as S from './VenueMap.styles';

const { street, city, country } = VENUE.address;

/** Where the venue is: the address and the way there in words, beside a drawn map that the real one covers. */
export function VenueMap() {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  const reachable = useReachable(VENUE.mapEmbedUrl, near);
  const [loaded, setLoaded] = useState(false);
  return (
    <S.Root>
      <S.Sheet ref={ref}>
        <DrawnMap />
        {reachable && (
          <S.Frame
            title={`Map of ${VENUE.name}`}
            src={VENUE.mapEmbedUrl}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
            $loaded={loaded}
            onLoad={() => setLoaded(true)}
          />
        )}
      </S.Sheet>
      <S.Words>
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
        <ButtonAnchor href={VENUE.directionsUrl} tone="quiet">
          Directions
        </ButtonAnchor>
      </S.Words>
    </S.Root>
  );
}
