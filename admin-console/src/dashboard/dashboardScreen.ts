import { paths } from '@venue/shared/paths';
import { defineScreen } from '../console/defineScreen';

export const dashboardScreen = defineScreen({
  path: paths.adminDashboard(),
  title: 'Admin Dashboard',
  summary: 'Figures and the latest',
});
