import type { ComponentProps, MouseEvent } from 'react';

type Pressed = Pick<ComponentProps<'button'>, 'onClick'>;

const nothing = (event: MouseEvent) => event.preventDefault();

/**
 * The properties of a button that is not available for now: it says so, does nothing when pressed, submits no form, and
 * stays where the keyboard is. A native `disabled` would drop the focus.
 */
export const pressable = ({ onClick }: Pressed, isDisabled: boolean | undefined) =>
  isDisabled ? ({ onClick: nothing, 'aria-disabled': true } as const) : { onClick };
