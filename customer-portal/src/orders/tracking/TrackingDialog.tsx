import { telLink } from '@venue/shared/contact-links';
import type { Order } from '@venue/shared/types';
import { ButtonAnchor, Dialog, Icon, Stack, Text, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { itemsText } from '../orderText';
import { deliveryEstimate, ORDER_STEPS, PREPARING_STEP } from './tracking';
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
          <S.Steps aria-label="Steps of your order">
            {ORDER_STEPS.map((step, index) => (
              <S.Step
                key={step}
                $state={index < PREPARING_STEP ? 'done' : index === PREPARING_STEP ? 'now' : 'later'}
                aria-current={index === PREPARING_STEP ? 'step' : undefined}
              >
                <S.StepIcon aria-hidden="true">
                  {index < PREPARING_STEP && <Icon name="check" size="1rem" />}
                  {index === PREPARING_STEP && <Icon name="flame" size="1.125rem" />}
                </S.StepIcon>
                <span>{step}</span>
              </S.Step>
            ))}
          </S.Steps>
          {now && <S.Estimate>{deliveryEstimate(order, now)}</S.Estimate>}
          <Text $step="small" $ink="ink3">
            This page shows what was last said about your order. It doesn’t follow the rider; the kitchen
            knows more.
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
