import { useUser } from '@venue/shared/stores';
import { Button, Grid, Icon, PageHeader, SectionHeader, Stack } from '@venue/shared/ui';
import { ConsoleScreen } from '../console/ConsoleScreen';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';
import { useCommandPalette } from '../palette/CommandPalette';
import { SourceChip, SourceNotices } from '../resource/SourceBar';
import { Figures } from './Figures';
import { FirstReservations, RecentOrders } from './RecentLists';
import { QuickAdd, ScreenTiles } from './Tiles';

export default function AdminDashboardScreen() {
  return (
    <ConsoleScreen>
      <AdminDashboard />
    </ConsoleScreen>
  );
}

/** Decisions: reservations come from the data layer, orders are the browser's. */
function AdminDashboard() {
  const { reservations } = useVenueData();
  const state = useLiveList(reservations);
  const orders = useUser((user) => user.orders);
  const openPalette = useCommandPalette();
  const isReady = state.phase === 'ready';
  return (
    <>
      <PageHeader
        voice="console"
        title="Admin Dashboard"
        lead="The venue at a glance"
        actions={
          <>
            <SourceChip source={state.source} refreshing={state.refreshing} />
            <Button tone="quiet" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
              <Icon name="search" size="1.1em" />
              Go to… (Ctrl K)
            </Button>
          </>
        }
      />
      <SourceNotices state={state} onDismiss={reservations.dismissNotice} />
      <Stack as="section" aria-labelledby="manage">
        <SectionHeader id="manage" title="Manage" />
        <ScreenTiles reservations={isReady ? state.rows.length : null} />
      </Stack>
      <Stack as="section" aria-labelledby="figures">
        <SectionHeader id="figures" title="Figures" />
        <Figures reservations={isReady ? state.rows : []} orders={orders} />
      </Stack>
      <Grid $gap="s16" $min="22rem">
        <RecentOrders orders={orders} />
        <FirstReservations phase={state.phase} rows={state.rows} />
      </Grid>
      <Stack as="section" aria-labelledby="quick-add">
        <SectionHeader id="quick-add" title="Quick Add" />
        <QuickAdd />
      </Stack>
    </>
  );
}
