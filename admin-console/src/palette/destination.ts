import type { Typed } from '@venue/shared/types';

/** Somewhere the command palette leads to. */
export interface Destination {
  /** What tells it from all others. */
  id: string;
  /** Its address; null for the sign-in to the live server. */
  to: string | null;
  name: Typed;
  /** What it is: "Screen", "Reservation". */
  kind: string;
  /** What else tells it apart. */
  detail: Typed;
}
