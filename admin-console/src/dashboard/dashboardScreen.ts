import { paths } from '@venue/shared/paths';
import { ADMIN_DASHBOARD_TITLE } from '@venue/shared/screen-titles';
import { defineScreen } from '../console/defineScreen';

export const dashboardScreen = defineScreen({
  path: paths.adminDashboard(),
  title: ADMIN_DASHBOARD_TITLE,
  summary: 'Figures and the latest',
});
