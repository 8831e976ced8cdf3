// decisions, Venue facts
import { notify } from '@venue/shared/notify';
import { formatKsh } from '@venue/shared/rules';
import { SplitTotal } from '@venue/shared/split-total';
import { Button, Icon, Text } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './TillCard.styles';

interface TillCardProps {
  /** The amount to pay, in KSh. */
  amount: number;
  /** Defaults to the venue's own. Without a till the card names none, never an invented number. */
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

/** What there is to pay: the venue's M-Pesa till, and what each pays of a shared total. */
export function TillCard({ amount, till = VENUE.tillNumber }: TillCardProps) {
  return (
    <S.Root aria-label={till ? 'Pay with M-Pesa' : 'What each pays'}>
      {till && (
        <>
          <S.Text>
            <Text $step="eyebrow" $ink="primary">
              Lipa na M-Pesa · Buy Goods
            </Text>
            <S.Till>
              Till <strong>{till}</strong>
            </S.Till>
            <p>{`Pay ${formatKsh(amount)} to ${VENUE.name}, and only to this till.`}</p>
          </S.Text>
          <Button tone="quiet" size="small" onClick={() => void copy(till)}>
            <Icon name="copy" />
            Copy till number
          </Button>
        </>
      )}
      <SplitTotal amount={amount} />
    </S.Root>
  );
}
