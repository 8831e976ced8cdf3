import type { ComponentProps, MouseEvent } from 'react';
import { Button, isRepeatClick } from '../ui';

/** Submits its form, once even when double-clicked. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) {
  const sendOnce = (event: MouseEvent) => isRepeatClick(event) && event.preventDefault();
  return <Button size="large" {...props} type="submit" onClick={sendOnce} />;
}
