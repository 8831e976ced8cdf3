import { SOURCE_WORDS, type ListState, type LiveList } from '@venue/shared/graphql';
import { Banner, Button, Icon } from '@venue/shared/ui';
import { useLiveSignIn } from './LiveSignInProvider';
import * as S from './SourceBar.styles';

type Shown = Pick<ListState<unknown>, 'source' | 'unsaved' | 'notSaved' | 'refreshing'>;

interface SourceNoticesProps {
  state: Shown;
  list: Pick<LiveList<unknown>, 'load' | 'dismissNotice'>;
}

interface SourceChipProps extends Pick<Shown, 'source' | 'refreshing'> {
  /** What of the page comes from there, where it is not its rows: "Stalls". */
  of?: string;
}

/** Where the rows come from; opens the sign-in to the live server. */
export function SourceChip({ source, refreshing, of }: SourceChipProps) {
  const signIn = useLiveSignIn();
  if (source === null) return <S.Coming aria-hidden="true" />;
  const words = (of ? `${of} · ` : '') + SOURCE_WORDS[source].chip;
  if (source === 'this-device') return <S.Fact>{words}</S.Fact>;
  return (
    <S.Chip type="button" onClick={signIn} data-source={source} aria-haspopup="dialog">
      <S.Light $source={source} $busy={refreshing} aria-hidden="true" />
      {words}
      <Icon name="chevron-right" size="1em" />
    </S.Chip>
  );
}

/** What must be said about the rows: working offline, and changes that never reached the server. */
export function SourceNotices({ state, list }: SourceNoticesProps) {
  const { source, unsaved, notSaved, refreshing } = state;
  const banner = source && SOURCE_WORDS[source].banner;
  return (
    <>
      {banner && (
        <Banner
          tone="warn"
          live
          title={banner}
          actions={
            <Button tone="quiet" size="small" busy={refreshing} onClick={() => void list.load()}>
              Reconnect
            </Button>
          }
        >
          {unsaved.length > 0 && (
            <S.Unsaved>
              <summary>
                {unsaved.length === 1 ? '1 change is' : `${unsaved.length} changes are`} only here so far
              </summary>
              <ChangeList label="Only here so far" changes={unsaved} />
            </S.Unsaved>
          )}
        </Banner>
      )}
      {notSaved.length > 0 && (
        <Banner
          tone="bad"
          live
          title="The live rows are back. These changes were not saved:"
          actions={
            <Button tone="quiet" size="small" onClick={list.dismissNotice}>
              Dismiss
            </Button>
          }
        >
          <ChangeList label="Not saved" changes={notSaved} />
        </Banner>
      )}
    </>
  );
}

function ChangeList({ label, changes }: { label: string; changes: ListState<unknown>['unsaved'] }) {
  return (
    <S.Changes aria-label={label}>
      {changes.map(({ id, summary }) => (
        <li key={id + summary}>{summary}</li>
      ))}
    </S.Changes>
  );
}
