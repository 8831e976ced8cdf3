// requirements 2, Admin dashboard
import { continuePath } from '@venue/shared/session';
import { usePageName } from '@venue/shared/site-routes';
import { useUser } from '@venue/shared/stores';
import { ButtonLink, PageHeader, PanelTitle, Stack, useFocusAfterRemoval } from '@venue/shared/ui';
import { useLocation } from 'react-router-dom';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { GoToButton } from '../palette/GoToButton';
import { PersonButton } from '../people/PersonButton';
import { TONIGHT_PATH } from '../reservations/reservationsScreen';
import { SourceChip } from '../source/SourceChip';
import { SourceNotices } from '../source/SourceNotices';
import * as S from './Dashboard.styles';
import { dashboardScreen } from './dashboardScreen';
import { Figures } from './Figures';
import { FirstReservations, RecentOrders } from './RecentLists';
import { QuickAdd, ScreenTiles } from './Tiles';

/** Reservations come from the data layer, orders are the browser's (decisions, Admin dashboard figures). */
export default function AdminDashboardScreen() {
  const { reservations } = useVenueData();
  const state = useLiveList(reservations);
  const orders = useUser((account) => account.orders);
  const user = useUser((account) => account.user);
  const wanted = continuePath(useLocation(), user);
  const wantedName = usePageName(wanted ?? '');
  const isReady = state.phase === 'ready';
  useFocusAfterRemoval();
  return (
    <>
      <PageHeader
        voice="console"
        title={dashboardScreen.title}
        lead="The venue at a glance"
        actions={
          <>
            {wanted && <ButtonLink to={wanted}>{`Continue to ${wantedName}`}</ButtonLink>}
            <ButtonLink tone="quiet" size="small" to={TONIGHT_PATH}>
              Tonight
            </ButtonLink>
            <SourceChip source={state.source} refreshing={state.refreshing} />
            <GoToButton />
            <PersonButton />
          </>
        }
      />
      <SourceNotices state={state} list={reservations} />
      <Stack as="section" $gap="s12" aria-labelledby="manage">
        <PanelTitle id="manage">Manage</PanelTitle>
        <ScreenTiles phase={state.phase} rows={state.rows} />
      </Stack>
      <Stack as="section" $gap="s12" aria-labelledby="figures">
        <PanelTitle id="figures">Figures</PanelTitle>
        <Figures reservations={isReady ? state.rows : null} orders={orders} />
      </Stack>
      <S.Columns $min="22rem">
        <RecentOrders orders={orders} />
        <FirstReservations phase={state.phase} rows={state.rows} />
      </S.Columns>
      <Stack as="section" $gap="s12" aria-labelledby="quick-add">
        <PanelTitle id="quick-add">Quick Add</PanelTitle>
        <QuickAdd />
      </Stack>
    </>
  );
}
