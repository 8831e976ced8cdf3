import type { LiveList } from '@venue/shared/graphql';
import type { ToastAction } from '@venue/shared/notify';
import { useNavigate } from 'react-router-dom';
import { recordUrl } from '../lists/listUrl';

/** What the toast about a new record offers: its list with this record alone, wherever it stands among the others. */
export function useShowRecordAction({ getState }: Pick<LiveList<unknown>, 'getState'>, listPath: string) {
  const navigate = useNavigate();
  return ({ id }: { id: string | number }): ToastAction => {
    const address = recordUrl(listPath, id, getState().origin);
    return { label: 'Show', run: () => void navigate(address) };
  };
}
