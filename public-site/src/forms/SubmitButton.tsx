import { Button } from '@venue/shared/ui';
import type { ComponentProps } from 'react';

/** Sends its form. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return <Button size="large" {...props} type="submit" />;
}
