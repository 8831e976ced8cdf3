import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import { Banner, ButtonLink } from '@venue/shared/ui';
import { useReorder, type ReorderOutcome } from './useReorder';

/** Says which dishes of an earlier order were added to the cart, which have a new price and which are gone. */
export function ReorderNotice() {
  const outcome = useReorder();
  return outcome && <Notice outcome={outcome} />;
}

function Notice({ outcome }: { outcome: ReorderOutcome }) {
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
      <Banner live tone="warn" title={`There is no order ${outcome.id} among your orders`}>
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
    >
      {repriced.map(({ name, then, today }) => (
        <p key={name}>{`${name} was ${formatKsh(then)}, today ${formatKsh(today)}.`}</p>
      ))}
      {skipped.length > 0 && <p>{`Not on today’s menu, so left out: ${skipped.join(', ')}.`}</p>}
    </Banner>
  );
}
