import { Cluster, Picture, Price, Text } from '@venue/shared/ui';
import { PACKAGE_OFFERS, type PackageOffer } from './packageOffer';
import { FeatureList } from '../page/FeatureList';
import * as S from './Packages.styles';

interface PackagesProps {
  /** Id of the group's heading. */
  labelledBy: string;
  /** Id of the selected package; empty when there is none. */
  chosen: string;
  onChoose: (offer: PackageOffer) => void;
}

/** The three packages as radio buttons of the surrounding form. */
export function Packages({ labelledBy, chosen, onChoose }: PackagesProps) {
  return (
    <S.Group role="radiogroup" aria-labelledby={labelledBy}>
      {PACKAGE_OFFERS.map((offer) => (
        <PackageCard key={offer.id} offer={offer} isChosen={offer.id === chosen} onChoose={onChoose} />
      ))}
    </S.Group>
  );
}

interface PackageCardProps {
  offer: PackageOffer;
  isChosen: boolean;
  onChoose: (offer: PackageOffer) => void;
}

/** The whole card is the label of its radio button, which is named by the package alone. */
function PackageCard({ offer, isChosen, onChoose }: PackageCardProps) {
  const { id, name, price, maxGuests, line, features, picture } = offer;
  return (
    <S.Package htmlFor={`package-${id}`}>
      <S.Photo>
        <Picture {...picture} alt="" ratio={16 / 9} sizes="24rem" />
      </S.Photo>
      <S.Body>
        <Cluster as="span">
          <S.PackageRadio
            type="radio"
            name="package"
            id={`package-${id}`}
            value={id}
            aria-labelledby={`package-${id}-name`}
            aria-describedby={`package-${id}-facts`}
            onChange={() => onChoose(offer)}
          />
          <S.Name id={`package-${id}-name`}>{name}</S.Name>
        </Cluster>
        <S.Facts id={`package-${id}-facts`}>
          <Price amount={price} size="large" /> <Text as="span">{`up to ${maxGuests} guests`}</Text>
        </S.Facts>
        <S.Line>{line}</S.Line>
        <FeatureList features={features} />
        <S.Filled role="status">{isChosen && 'Guests and budget are filled in below.'}</S.Filled>
      </S.Body>
    </S.Package>
  );
}
