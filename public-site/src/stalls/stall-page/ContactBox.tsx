import { paths } from '@venue/shared/paths';
import { telLink } from '@venue/shared/rules';
import { ButtonAnchor, ButtonLink, Icon, Summary } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { CatalogueStall } from '../../catalogue/stalls';
import * as S from './ContactBox.styles';

/** When it is open, where it is, and the call. */
export function ContactBox({ stall }: { stall: CatalogueStall }) {
  const { hours, hoursLabel, phone, email } = stall;
  const { street, city } = VENUE.address;
  const items = [
    { label: 'Hours', value: hoursLabel === 'Open' ? hours : `${hoursLabel}: ${hours}` },
    { label: 'Phone', value: <a href={telLink(phone)}>{phone}</a> },
    { label: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Location', value: `${VENUE.name}, ${street}, ${city}` },
  ];
  return (
    <S.Root aria-labelledby="stall-contact">
      <S.Title id="stall-contact">Contact</S.Title>
      <Summary items={items} />
      <S.Actions>
        <ButtonAnchor href={telLink(phone)} size="large">
          <Icon name="phone" />
          Call Now
        </ButtonAnchor>
        {stall.id === 'restaurant-bar' && (
          <ButtonLink to={paths.reservations()} tone="quiet">
            <Icon name="calendar" />
            Book Table
          </ButtonLink>
        )}
        <ButtonAnchor href={VENUE.directionsUrl} target="_blank" rel="noreferrer" tone="quiet">
          <Icon name="pin" />
          Directions
        </ButtonAnchor>
      </S.Actions>
    </S.Root>
  );
}
