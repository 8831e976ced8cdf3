import { paths } from '@venue/shared/paths';
import type { ConsoleScreen } from '../console/screen';

export const dashboardScreen: ConsoleScreen = {
  path: paths.adminDashboard(),
  title: 'Admin Dashboard',
  summary: 'Figures and the latest',
  chunk: 'dashboard',
  load: () => import(/* webpackChunkName: "dashboard" */ './AdminDashboardScreen'),
};
