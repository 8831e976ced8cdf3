import { Button } from '../ui/primitives/button/Button';
import { Cluster, Stack } from '../ui/primitives/layout/Layout';
import { useRequestActions } from './useRequestActions';
import type { VenueRequest } from './venueRequest';
import { Text } from '../ui/primitives/text/Text';

const ANSWERS = ['yes', 'no'] as const;

/** Notes what the venue answered, by phone or in the person's own app. */
export function NoteAnswer({ request }: { request: VenueRequest }) {
  const { noteAnswer } = useRequestActions(request);
  if (request.kind === 'message') return null;
  return (
    <Stack as="section" $gap="s12">
      <Text as="h3" $step="h3" $ink="ink">
        What did we answer?
      </Text>
      <p>Our answer comes by phone, email or WhatsApp. Note it here, and your lists follow it.</p>
      <Cluster>
        {ANSWERS.map((is) => (
          <Button
            key={is}
            tone="quiet"
            aria-pressed={request.answer?.is === is}
            onClick={() => noteAnswer(is)}
          >
            {`They said ${is}`}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
