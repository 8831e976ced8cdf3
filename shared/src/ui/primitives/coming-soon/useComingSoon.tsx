import { useId, type MouseEvent } from 'react';
import * as S from './ComingSoon.styles';

/**
 * For a control without a function yet. It stays in the tab order, does nothing when pressed, and says "Coming soon" on
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
    // Hidden, so that it is not part of the control's name. `aria-describedby` refers to it nevertheless.
    tip: (
      <S.Tip id={id} aria-hidden="true">
        Coming soon
      </S.Tip>
    ),
  } as const;
}
