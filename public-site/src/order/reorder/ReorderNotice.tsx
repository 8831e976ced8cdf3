import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import { Banner, Button, ButtonLink, useFocusAfterRemoval } from '@venue/shared/ui';
import { SoldOut } from '../../today/SoldOut';
import { useReorder, type ReorderOutcome } from './useReorder';

/** Says which dishes of an earlier order were added to the cart, which have a new price and which are gone. */
export function ReorderNotice() {
  const { outcome, close, undo } = useReorder();
  useFocusAfterRemoval();
  return outcome && <Notice outcome={outcome} onClose={close} onUndo={undo} />;
}

interface NoticeProps {
  outcome: ReorderOutcome;
  onClose: () => void;
  /** Takes the dishes out of the cart again. */
  onUndo: () => void;
}

function Notice({ outcome, onClose, onUndo }: NoticeProps) {
  const close = (
    <Button tone="quiet" size="small" onClick={onClose}>
      Close
    </Button>
  );
  if (outcome.kind === 'signed-out')
    return (
      <Banner
        live
        title={`Sign in to order ${outcome.id} again`}
        actions={
          <ButtonLink
            tone="quiet"
            size="small"
            to={paths.signInFrom(`${paths.order()}?reorder=${encodeURIComponent(outcome.id)}`)}
          >
            Sign In
          </ButtonLink>
        }
      />
    );
  if (outcome.kind === 'unknown')
    return (
      <Banner live tone="warn" title={`There is no order ${outcome.id} among your orders`} actions={close}>
        Choose your dishes below.
      </Banner>
    );
  const { id, dishes, repriced, skipped } = outcome;
  return (
    <Banner
      live
      tone={skipped.length > 0 ? 'warn' : 'ok'}
      title={
        dishes.length > 0
          ? `The dishes of ${id} are in your cart, at today’s prices`
          : `Nothing of ${id} is on today’s menu`
      }
      actions={
        <>
          {dishes.length > 0 && (
            <Button tone="quiet" size="small" onClick={onUndo}>
              Undo
            </Button>
          )}
          {close}
        </>
      }
    >
      {repriced.map(({ name, then, today }) => (
        <p key={name}>{`${name} was ${formatKsh(then)}, today ${formatKsh(today)}.`}</p>
      ))}
      {dishes.map(({ dish: { name } }) => (
        <SoldOut key={name} name={name} />
      ))}
      {skipped.length > 0 && <p>{`Not on today’s menu, so left out: ${skipped.join(', ')}.`}</p>}
    </Banner>
  );
}
