import { paths } from '@venue/shared/paths';
import { Icon } from '@venue/shared/ui';
import { useNavigate } from 'react-router-dom';
import * as S from './ManageOrders.styles';

/** Spec 2: back in the browser's history. A tab that has none leads to the dashboard instead of nowhere. */
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
