import type { ComponentProps, MouseEvent } from 'react';
import { Button, isRepeatClick } from '../ui';

/** Sends its form, and sends it once when it is double-clicked. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) {
  const sendOnce = (event: MouseEvent) => isRepeatClick(event) && event.preventDefault();
  return <Button size="large" {...props} type="submit" onClick={sendOnce} />;
}
