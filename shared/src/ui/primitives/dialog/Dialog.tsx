import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isBackdropPress } from '../../hooks/isBackdropPress';
import { isRepeatClick } from '../../hooks/isRepeatClick';
import { keyOf } from '../../hooks/keyOf';
import { closesNatively } from '../../hooks/nativeDialog';
import { openModal } from '../../hooks/openModal';
import { moveToasts } from '../../hooks/topmostModal';
import { IconButton } from '../icon-button/IconButton';
import * as S from './Dialog.styles';
import type { DialogKind } from './Dialog.styles';

/** Tabs are passed over, since the dialog was opened for what they show, and what is `data-optional`. */
const FIRST_CONTROL =
  'input:not([type=hidden]), select, textarea:not([data-optional]), button:not([role=tab], [data-optional]), a[href]';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and the backdrop. The parent then sets `open` to false. */
  onClose: () => void;
  title: string;
  kind?: DialogKind;
  /** Buttons in the footer. */
  actions?: ReactNode;
  /** Mounted only while the dialog is open, so a form in it starts empty. */
  children: ReactNode;
  /** Whose first control gets the focus when the dialog opens; React's `autoFocus` would run before it is open. */
  initialFocus?: 'content' | 'actions';
  /** `alertdialog` for a question that must be answered: it has no close button, and the backdrop does nothing. */
  role?: 'dialog' | 'alertdialog';
  /**
   * The id of a dialog whose content is always there, so that a button with `opensNatively` opens it before the
   * application runs.
   */
  id?: string;
}

/**
 * A native modal dialog. When it closes, the focus returns to the element that had it, or close by if that one is gone.
 */
export function Dialog({
  open,
  onClose,
  title,
  kind = 'centre',
  actions,
  children,
  initialFocus = 'content',
  role = 'dialog',
  id,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const asks = role === 'alertdialog';

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const isOpenAlready = element.open;
    const close = openModal(element);
    if (isOpenAlready) return close;
    const region = initialFocus === 'actions' ? footer : body;
    // In a low window the whole dialog scrolls, and is read from its title on.
    region.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus({ preventScroll: true });
    return close;
  }, [open, initialFocus]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close a dialog on a second Escape in a row even if `cancel` was prevented, so the key is handled here.
  const pressedKey = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  // Browsers close it on a second back gesture as well. It is opened again, because the parent decides whether it
  // closes.
  const closed = (event: SyntheticEvent) => {
    if (!open || event.target !== event.currentTarget || dialog.current?.open) return;
    dialog.current?.showModal();
    moveToasts();
    onClose();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressed = (event: MouseEvent) => {
    if (asks || !isBackdropPress(event)) return;
    // The default action would take the focus away from the element it returns to.
    event.preventDefault();
    if (!isRepeatClick(event)) onClose();
  };

  return (
    <S.Root
      ref={dialog}
      id={id}
      popover={id && 'auto'}
      tabIndex={-1}
      $kind={kind}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={asks ? bodyId : undefined}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={pressedKey}
      onMouseDown={pressed}
    >
      {(open || id) && (
        <>
          <S.Head>
            <S.Title id={titleId}>{title}</S.Title>
            {!asks && (
              <IconButton icon="close" label="Close" {...(id && closesNatively(id))} onClick={close} />
            )}
          </S.Head>
          <S.Body ref={body} id={bodyId}>
            {children}
          </S.Body>
          {actions && <S.Actions ref={footer}>{actions}</S.Actions>}
        </>
      )}
    </S.Root>
  );
}
