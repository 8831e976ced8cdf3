import { paths } from '@venue/shared/paths';
import * as titles from '../screenTitles';
import { useUser } from '@venue/shared/stores';
import { countText } from '@venue/shared/text';
import { CardLink, Icon, type IconName, Text, useComingSoon } from '@venue/shared/ui';
import * as S from './Tiles.styles';

/**
 * Links to the pages of the account, with a count each. Transactions and Credits are inert (requirements 2, Dashboard).
 */
export function Tiles() {
  const orders = useUser((state) => state.orders.length);
  const reservations = useUser((state) => state.reservations.length);
  const tickets = useUser((state) => state.tickets.length);
  const reviews = useUser((state) => state.reviews.length);
  const favorites = useUser((state) => state.favorites.length);
  return (
    <S.Grid aria-label="My account">
      <Tile
        icon="receipt"
        to={paths.orders()}
        label={titles.ORDERS_TITLE}
        fact={countText(orders, 'order')}
      />
      <Tile
        icon="calendar"
        to={paths.reservations()}
        label="Reservations"
        fact={countText(reservations, 'reservation')}
      />
      <Tile
        icon="ticket"
        to={paths.tickets()}
        label={titles.TICKETS_TITLE}
        fact={countText(tickets, 'ticket')}
      />
      <Tile
        icon="heart"
        to={paths.favorites()}
        label={titles.FAVORITES_TITLE}
        fact={countText(favorites, 'dish', 'dishes')}
      />
      <Tile
        icon="star"
        to={paths.reviews()}
        label={titles.REVIEWS_TITLE}
        fact={countText(reviews, 'review')}
      />
      <Tile icon="user" to={paths.profile()} label={titles.PROFILE_TITLE} fact="Your details" />
      <InertTile icon="copy" label="Transactions" />
      <InertTile icon="gift" label="Credits" />
    </S.Grid>
  );
}

interface TileProps {
  icon: IconName;
  to: string;
  label: string;
  fact: string;
}

function Tile({ icon, to, label, fact }: TileProps) {
  return (
    <S.Tile>
      <S.TileIcon>
        <Icon name={icon} />
      </S.TileIcon>
      <S.Label>
        <CardLink to={to}>{label}</CardLink>
      </S.Label>
      <Text $step="small" $tabular>
        {fact}
      </Text>
    </S.Tile>
  );
}

function InertTile({ icon, label }: Pick<TileProps, 'icon' | 'label'>) {
  const { props, tip } = useComingSoon();
  return (
    <S.Inert {...props} type="button">
      <S.TileIcon>
        <Icon name={icon} />
      </S.TileIcon>
      <S.Label as="span">{label}</S.Label>
      {tip}
    </S.Inert>
  );
}
