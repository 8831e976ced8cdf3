import { telLink } from '@venue/shared/contact-links';
import { requestOfOrder, sentText, SendRequest } from '@venue/shared/requests';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import { ButtonAnchor, Dialog, Icon, Stack, Text, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { itemsText } from '../orderText';
import { deliveryEstimate, kitchenSteps } from './tracking';
import * as S from './TrackingDialog.styles';

interface TrackingDialogProps {
  /** Null while the dialog is closed. */
  order: Order | null;
  onClose: () => void;
}

/** The steps of an order and an estimate of its arrival. No live progress is simulated. */
export function TrackingDialog({ order, onClose }: TrackingDialogProps) {
  const now = useNow();
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order ? `Order #${order.id}` : 'Order'}
      kind="sheet"
      actions={
        <ButtonAnchor href={telLink(VENUE.phone)}>
          <Icon name="phone" />
          Call the kitchen
        </ButtonAnchor>
      }
    >
      {order && (
        <Stack>
          <p>{itemsText(order.items)}</p>
          {now && <Progress order={order} now={now} />}
          <Text $step="small" $ink="ink3">
            <span>This page shows what was last said about your order.</span>{' '}
            {order.type !== 'dine-in' && <span>It doesn’t follow the rider.</span>}{' '}
            <span>The kitchen knows more.</span>
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}

/** Whether the order was sent, and what follows from it. */
function Progress({ order, now }: { order: Order; now: Date }) {
  const user = useUser((state) => state.user);
  const requests = useUser((state) => state.requests);
  const request = requestOfOrder(order, requests, user);
  const isSent = request.sent !== null || request.answer !== null;
  const current = isSent ? 1 : 0;
  return (
    <>
      <S.Steps aria-label="Steps of your order">
        {[sentText(request, now), ...kitchenSteps(order)].map((step, index) => (
          <S.Step
            key={step}
            $state={index < current ? 'done' : index === current ? 'now' : 'later'}
            aria-current={index === current ? 'step' : undefined}
          >
            <S.StepIcon aria-hidden="true">
              {index < current && <Icon name="check" size="1rem" />}
              {index === current && <Icon name={isSent ? 'flame' : 'send'} size="1.125rem" />}
            </S.StepIcon>
            <span>{step}</span>
          </S.Step>
        ))}
      </S.Steps>
      {!isSent && <SendRequest request={request} />}
      <S.Estimate>{deliveryEstimate(order, isSent, now)}</S.Estimate>
    </>
  );
}
