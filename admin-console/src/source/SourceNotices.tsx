import { SOURCE_LABELS, type ListState, type LiveList, type UnsavedChange } from '@venue/shared/graphql';
import { Banner, Button } from '@venue/shared/ui';
import * as S from './Source.styles';

interface SourceNoticesProps {
  state: Pick<ListState<unknown>, 'source' | 'unsaved' | 'notSaved' | 'refreshing'>;
  list: Pick<LiveList<unknown>, 'load' | 'dismissNotice'>;
}

/** Notices above a list: working offline, and changes that never reached the server. */
export function SourceNotices({ state, list }: SourceNoticesProps) {
  const { source, unsaved, notSaved, refreshing } = state;
  const banner = source && SOURCE_LABELS[source].banner;
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
                {`${unsaved.length === 1 ? '1 change is' : `${unsaved.length} changes are`} only here so far`}
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

function ChangeList({ label, changes }: { label: string; changes: readonly UnsavedChange[] }) {
  return (
    <S.Changes aria-label={label}>
      {changes.map(({ id, summary }) => (
        <li key={id + summary}>{summary}</li>
      ))}
    </S.Changes>
  );
}
