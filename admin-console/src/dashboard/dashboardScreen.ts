import { paths } from '@venue/shared/paths';
import type { ScreenInfo } from '../console/screen';

export const dashboardScreen: ScreenInfo = {
  path: paths.adminDashboard(),
  title: 'Admin Dashboard',
  summary: 'Figures and the latest',
};
