import { paths } from '@venue/shared/paths';
import { Icon } from '@venue/shared/ui';
import { useNavigate } from 'react-router-dom';
import * as S from './BackButton.styles';

/** Back in the browser's history (requirements 2, Manage orders); in a tab that has none, to the dashboard. */
export function BackButton() {
  const navigate = useNavigate();
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.adminDashboard()));
  return (
    <S.Back type="button" onClick={back}>
      <Icon name="arrow-left" />
      Back
    </S.Back>
  );
}
