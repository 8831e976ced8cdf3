import { useId, type MouseEvent } from 'react';
import * as S from './ComingSoon.styles';

/**
 * For what is on the page but does nothing yet: it stays in the tab order, does nothing, and says "Coming soon" on
 * hover, on focus and to screen readers. Spread `props` on a positioned control and put `tip` inside it.
 */
export function useComingSoon() {
  const id = useId();
  return {
    props: {
      'aria-disabled': true,
      'aria-describedby': id,
      onClick: (event: MouseEvent) => event.preventDefault(),
    },
    // hidden from the control's name, still its description
    tip: (
      <S.Tip id={id} aria-hidden="true">
        Coming soon
      </S.Tip>
    ),
  } as const;
}
