// requirements 2, Dashboard
import { DASHBOARD_TITLE } from '../screenTitles';
import { useUser } from '@venue/shared/stores';
import { AccountPage } from '../account-page/AccountPage';
import { ConfirmedReservations } from './ConfirmedReservations';
import { ConfirmedTickets } from './ConfirmedTickets';
import { ContinueLink } from './ContinueLink';
import { DashboardActions } from './DashboardActions';
import * as S from './DashboardScreen.styles';
import { LatestOrders } from './LatestOrders';
import { NextVisit } from './NextVisit';
import { OrderAgain } from './OrderAgain';
import { Tiles } from './Tiles';

export default function DashboardScreen() {
  const name = useUser((state) => state.user?.name);
  return (
    <AccountPage
      isDashboard
      title={DASHBOARD_TITLE}
      lead={
        name && (
          <>
            <span>Welcome back,</span> <bdi>{`${name}.`}</bdi>
          </>
        )
      }
      actions={<DashboardActions />}
    >
      <ContinueLink />
      <S.Glance>
        <NextVisit />
        <OrderAgain />
      </S.Glance>
      <Tiles />
      <LatestOrders />
      <S.Halves>
        <ConfirmedReservations />
        <ConfirmedTickets />
      </S.Halves>
    </AccountPage>
  );
}
