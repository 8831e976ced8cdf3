import { notify } from '@venue/shared/notify';
import { formatKsh } from '@venue/shared/rules';
import { Button, Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './TillCard.styles';

interface TillCardProps {
  /** The amount to pay, in KSh. */
  amount: number;
  /** Defaults to the venue's own. Without a till there is no card, never an invented number. */
  till?: string | null;
}

async function copy(till: string) {
  try {
    await navigator.clipboard.writeText(till);
    notify.success('Till number copied');
  } catch {
    notify.info(`Till number ${till}`);
  }
}

/** The venue's M-Pesa till, where the customer pays. */
export function TillCard({ amount, till = VENUE.tillNumber }: TillCardProps) {
  if (!till) return null;
  return (
    <S.Root aria-label="Pay with M-Pesa">
      <S.Text>
        <S.Method>Lipa na M-Pesa · Buy Goods</S.Method>
        <S.Till>
          Till <strong>{till}</strong>
        </S.Till>
        <p>{`Pay ${formatKsh(amount)} to ${VENUE.name}, and only to this till.`}</p>
      </S.Text>
      <Button tone="quiet" size="small" onClick={() => void copy(till)}>
        <Icon name="copy" />
        Copy till number
      </Button>
    </S.Root>
  );
}
