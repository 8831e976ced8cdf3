import { flagParam, useAddressState } from '@venue/shared/address';
import { opensText } from '@venue/shared/rules';
import { Button, EmptyState, FilterChip, Grid, Stack, useNow, VisuallyHidden } from '@venue/shared/ui';
import { STALLS } from '../catalogue/stalls';
import { nextToOpen, openStalls } from './openNow';
import { StallCard } from './StallCard';
import * as S from './StallsScreen.styles';

/** The filter in the address: `/stalls?open=now`. */
const STALLS_ADDRESS = { isOnlyOpen: flagParam('open', 'now') };

/** The list of all nine stalls, or of those open now. A static page shows all, because it does not know the time. */
export function StallList() {
  const now = useNow();
  const [{ isOnlyOpen }, change] = useAddressState(STALLS_ADDRESS);
  const open = now && openStalls(STALLS, now);
  const showsOnlyOpen = isOnlyOpen && open !== null;
  const stalls = showsOnlyOpen ? open : STALLS;

  return (
    <Stack as="section" $gap="s24" aria-labelledby="stall-list">
      <VisuallyHidden as="h2" id="stall-list">
        All stalls
      </VisuallyHidden>
      <S.Bar>
        <FilterChip pressed={showsOnlyOpen} onClick={() => change({ isOnlyOpen: !showsOnlyOpen })}>
          Open now
        </FilterChip>
        <S.Count role="status">{open && openCountText(open.length)}</S.Count>
      </S.Bar>
      {stalls.length > 0 ? (
        <Grid as="ul" role="list" $min="18rem">
          {stalls.map((stall) => (
            <li key={stall.id}>
              <StallCard stall={stall} />
            </li>
          ))}
        </Grid>
      ) : (
        now && <NothingOpen now={now} onShowAll={() => change({ isOnlyOpen: false })} />
      )}
    </Stack>
  );
}

const openCountText = (open: number) =>
  `${open} of ${STALLS.length} stalls ${open === 1 ? 'is' : 'are'} open now`;

function NothingOpen({ now, onShowAll }: { now: Date; onShowAll: () => void }) {
  const next = nextToOpen(STALLS, now);
  return (
    <EmptyState
      as="h3"
      title="Every stall is closed right now"
      hint={next && `First up: ${next.name}. ${opensText(next.openingHours, now)}.`}
      action={<Button onClick={onShowAll}>Show all stalls</Button>}
      motif="garden"
    />
  );
}
