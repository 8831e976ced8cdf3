import { SOURCE_LABELS, type ListState } from '@venue/shared/graphql';
import { Icon } from '@venue/shared/ui';
import { useLiveSignIn } from './LiveSignInProvider';
import * as S from './Source.styles';

interface SourceChipProps extends Pick<ListState<unknown>, 'source' | 'refreshing'> {
  /** Which data the chip is about, where it is not the rows of the list: "Stalls". */
  of?: string;
}

/** Where the rows come from; opens the sign-in to the live server. */
export function SourceChip({ source, refreshing, of }: SourceChipProps) {
  const signIn = useLiveSignIn();
  if (source === null) return <S.ChipSkeleton aria-hidden="true" />;
  const label = (of ? `${of} · ` : '') + SOURCE_LABELS[source].chip;
  if (source === 'this-device') return <S.Fact>{label}</S.Fact>;
  return (
    <S.Chip type="button" onClick={signIn} aria-haspopup="dialog">
      <S.Light $source={source} $busy={refreshing} aria-hidden="true" />
      <span>{label}</span>
      <Icon name="chevron-right" size="1em" />
    </S.Chip>
  );
}
