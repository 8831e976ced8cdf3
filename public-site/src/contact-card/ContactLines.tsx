import { telLink } from '@venue/shared/contact-links';
import { Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './ContactLines.styles';

const { street, city, country } = VENUE.address;

export function ContactLines() {
  return (
    <S.Lines>
      <S.Line>
        <Icon name="phone" />
        <span>
          <S.Label>Phone</S.Label> <S.Way href={telLink(VENUE.phone)}>{VENUE.phone}</S.Way>
        </span>
      </S.Line>
      <S.Line>
        <Icon name="mail" />
        <span>
          <S.Label>Email</S.Label> <S.Way href={`mailto:${VENUE.email}`}>{VENUE.email}</S.Way>
        </span>
      </S.Line>
      <S.Line>
        <Icon name="pin" />
        <span>
          <S.Label>Address</S.Label>{' '}
          <S.Address>
            {street}, {city}, {country}
          </S.Address>
        </span>
      </S.Line>
    </S.Lines>
  );
}
