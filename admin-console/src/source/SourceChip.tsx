import { SOURCE_LABELS, type ListState } from '@venue/shared/graphql';
import { Icon } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { useLiveSignIn } from './LiveSignInProvider';
import * as S from './Source.styles';

interface SourceChipProps extends Pick<ListState<unknown>, 'source' | 'refreshing'> {
  /** Which data the chip is about, where it is not the rows of the list: "Stalls". */
  of?: string;
}

/** Where the rows come from; asks a server again that did not answer, else opens the sign-in to it. */
export function SourceChip({ source, refreshing, of }: SourceChipProps) {
  const signIn = useLiveSignIn();
  const { lists } = useVenueData();
  if (source === null) return <S.ChipSkeleton aria-hidden="true" />;
  const label = (of ? `${of} · ` : '') + SOURCE_LABELS[source].chip;
  if (source === 'this-device') return <S.Fact>{label}</S.Fact>;
  const isAway = source === 'offline';
  const reconnect = () =>
    Object.values(lists).forEach((list) => list.getState().source === 'offline' && void list.load());
  return (
    <S.Chip type="button" onClick={isAway ? reconnect : signIn} aria-haspopup={isAway ? undefined : 'dialog'}>
      <S.Light $source={source} $busy={refreshing} aria-hidden="true" />
      <span>{label}</span>
      <Icon name="chevron-right" size="1em" />
    </S.Chip>
  );
}
