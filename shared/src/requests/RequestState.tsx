import { StatusBadge } from '../ui/primitives/badge/Badge';
import { useNow } from '../ui/hooks/useNow';
import { requestState } from './requestWords';
import type { VenueRequest } from './venueRequest';

/** "Not sent yet", "Sent 2:05 PM by WhatsApp", or what the venue answered. */
export function RequestState({ request }: { request: VenueRequest }) {
  const now = useNow();
  if (!now) return null;
  const { text, tone } = requestState(request, now);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
