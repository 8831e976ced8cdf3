import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import { IconButton } from '../ui/primitives/icon-button/IconButton';
import * as S from './Toaster.styles';

const dropIn = cssTransition({ enter: 'venue-toast-in', exit: 'venue-toast-out', collapseDuration: 160 });

/** The one place that knows the toast library: its bare form, dressed in our own styles. */
export function Toaster() {
  return (
    <S.Place>
      <ToastContainer
        position="top-right"
        aria-label="Notifications"
        newestOnTop
        hideProgressBar
        icon={false}
        transition={dropIn}
        closeButton={({ closeToast }) => (
          <IconButton icon="close" label="Close notification" onClick={() => closeToast(true)} />
        )}
      />
    </S.Place>
  );
}
