import { paths } from '@venue/shared/paths';
import { BackButton } from '@venue/shared/ui';
import { useNavigate } from 'react-router-dom';

/** Back in the browser's history (requirements 2, Manage orders); in a tab that has none, to the dashboard. */
export function HistoryBackButton() {
  const navigate = useNavigate();
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.adminDashboard()));
  return <BackButton onClick={back}>Back</BackButton>;
}
