import type { User } from '@venue/shared/types';
import { Icon, keyOf } from '@venue/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { AccountLinks } from './AccountLinks';
import * as S from './AccountCorner.styles';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Closes a panel on Escape (the focus returns to its button), on a press outside and when the focus leaves it. */
function useDismissal(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const escape = (event: globalThis.KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [open, root, button]);
}

/** The signed-in person's menu with the button that opens it. */
export function AccountMenu({ user }: { user: User }) {
  const [open, setOpen] = useOpenUntilNavigation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useDismissal(open, root, button, () => setOpen(false));

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[keyOf(event)];
    if (!open || step === undefined) return;
    event.preventDefault();
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = items.findIndex((item) => item === document.activeElement) + step;
    items.at(next < 0 ? -1 : next % items.length)?.focus();
  };

  return (
    <S.Corner ref={root} onKeyDown={walk}>
      <S.Toggle
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        My Account
        <Icon name="chevron-down" size="1rem" />
      </S.Toggle>
      {open && (
        <S.Panel ref={panel} id={panelId}>
          <AccountLinks user={user} onChoose={() => setOpen(false)} />
        </S.Panel>
      )}
    </S.Corner>
  );
}
