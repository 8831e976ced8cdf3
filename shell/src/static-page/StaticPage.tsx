import { notify } from '@venue/shared/notify';
import { Banner, Button, Container } from '@venue/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { mainPart, restoreSnapshot, takeSnapshot } from '../recovery/formSnapshot';
import { useRetryByItself } from '../recovery/useRetryByItself';
import { FAILURE_REASONS } from '../remote-failure/failureMessages';
import type { FailureReason } from '../remotes/RemoteError';
import * as S from './StaticPage.styles';

const ASKING = 'This part of the site isn’t answering. We keep asking.';

/** On a static page whose remote is away, links work but buttons and forms do not. A press of one shows a message. */
function refusePress(event: Event) {
  if (!(event.target instanceof Element)) return;
  if (event.type === 'submit') event.preventDefault();
  else if (!event.target.closest('button:not([type=submit])')) return;
  notify.error('That did not get through', {
    text: 'This part of the site isn’t answering. Nothing was ordered or sent: please press again once it does.',
  });
}

interface StaticPageProps {
  nodes: readonly Node[];
  /** The element that had the focus before the frame was rendered anew; it gets it back. */
  focused?: Element | null;
  reason: FailureReason;
  busy: boolean;
  onRetry: () => void;
}

/**
 * A static page whose remote is away. It stays readable and its links work, a message says what does not work, and the
 * remote is requested again until it answers.
 */
export function StaticPage({ nodes, focused = null, reason, busy, onRetry }: StaticPageProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const page = place.current;
    page?.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && page?.contains(focused)) focused.focus({ preventScroll: true });
    const { pathname } = window.location;
    const types = ['click', 'submit'];
    for (const type of types) page?.addEventListener(type, refusePress);
    return () => {
      for (const type of types) page?.removeEventListener(type, refusePress);
      const typed = takeSnapshot(nodes.filter((node) => node instanceof Element));
      // The remote's screen replaces this page in the same moment, unless the visitor has navigated away. Text and
      // focus are restored in a microtask, before the next key press.
      queueMicrotask(() => {
        if (window.location.pathname === pathname) restoreSnapshot(typed, mainPart());
      });
    };
  }, [nodes, focused]);

  useRetryByItself(reason, busy, onRetry);

  return (
    <>
      <S.Message>
        <Container>
          <div role="alert">
            <Banner
              tone="warn"
              title="You can read this page, but ordering and booking are not awake yet"
              actions={
                <Button size="small" busy={busy} onClick={onRetry}>
                  Try again
                </Button>
              }
            >
              {`${reason === 'unreachable' ? ASKING : FAILURE_REASONS[reason]} What you have typed stays.`}
            </Banner>
          </div>
        </Container>
      </S.Message>
      <div ref={place} />
    </>
  );
}
