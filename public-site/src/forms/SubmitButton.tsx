import { Button } from '@venue/shared/ui';
import type { ComponentProps } from 'react';
import { useHydrated } from './useHydrated';

/** Sends its form; waits until the page is alive, since the browser itself would put personal data into the address. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button size="large" {...props} type="submit" disabled={!useHydrated()} />;
}
