import {
  isAhead,
  RequestButton,
  RequestState,
  SendRequest,
  useRequestActions,
  type VenueRequest,
} from '@venue/shared/requests';
import { Cluster, IconButton, Text, useNow } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import * as S from './MyRequests.styles';

interface RequestRowProps {
  request: VenueRequest;
  /** First line: its day, or what it is. */
  name: string;
  facts: readonly string[];
  /** Which of several, for screen readers. */
  of: string;
  /** Of its record. */
  badge?: ReactNode;
}

/** One request in a list: what it is, whether it was sent, and what can be done about it. */
export function RequestRow({ request, name, facts, of, badge }: RequestRowProps) {
  const { remove } = useRequestActions(request);
  const now = useNow();
  const isToCome = now !== null && isAhead(request, now);
  return (
    <S.Row tabIndex={-1}>
      <S.Name>
        <bdi>{name}</bdi>
      </S.Name>
      {facts.map((fact) => (
        <Text key={fact}>
          <bdi>{fact}</bdi>
        </Text>
      ))}
      <Cluster $gap="s8">
        {badge && <span>{badge}</span>}
        {(isToCome || request.sent) && <RequestState request={request} />}
      </Cluster>
      <Cluster $gap="s8">
        {isToCome && !request.answer && <SendRequest request={request} of={of} />}
        <RequestButton request={request} of={of} size="small" />
        <IconButton icon="trash" label={`Remove ${of} from this device`} onClick={remove} />
      </Cluster>
    </S.Row>
  );
}
