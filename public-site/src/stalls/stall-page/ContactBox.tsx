import { paths } from '@venue/shared/paths';
import { newTab, telLink } from '@venue/shared/contact-links';
import { ButtonAnchor, ButtonLink, Icon, PanelTitle, Stack } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { CatalogueStall } from '../../catalogue/stalls';
import { Fact } from '../../page/Fact';
import * as S from './ContactBox.styles';

export function ContactBox({ stall }: { stall: CatalogueStall }) {
  const { hours, hoursLabel, phone, email } = stall;
  const { street, city } = VENUE.address;
  return (
    <S.Root aria-labelledby="stall-contact">
      <PanelTitle id="stall-contact">Contact</PanelTitle>
      <S.Facts>
        <Fact icon="clock" label="Hours">
          {hoursLabel === 'Open' ? hours : `${hoursLabel}: ${hours}`}
        </Fact>
        <Fact icon="phone" label="Phone">
          <a href={telLink(phone)}>{phone}</a>
        </Fact>
        <Fact icon="mail" label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact icon="pin" label="Location">
          {VENUE.name}, {street}, {city}
        </Fact>
      </S.Facts>
      <Stack $gap="s12">
        <ButtonAnchor href={telLink(phone)} size="large">
          <Icon name="phone" />
          Call Now
        </ButtonAnchor>
        {stall.takesReservations && (
          <ButtonLink to={paths.reservations()} tone="quiet">
            <Icon name="calendar" />
            Book Table
          </ButtonLink>
        )}
        <ButtonAnchor {...newTab(VENUE.directionsUrl)} tone="quiet">
          <Icon name="pin" />
          Directions
        </ButtonAnchor>
      </Stack>
    </S.Root>
  );
}
