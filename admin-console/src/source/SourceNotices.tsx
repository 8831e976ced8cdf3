import { SOURCE_LABELS, type ListState, type LiveList, type NotSavedChange } from '@venue/shared/graphql';
import { Banner, Button } from '@venue/shared/ui';
import { useLiveSignIn } from './LiveSignInProvider';
import * as S from './Source.styles';

interface SourceNoticesProps {
  state: Pick<ListState<unknown>, 'source' | 'origin' | 'unsaved' | 'notSaved' | 'sent' | 'refreshing'>;
  list: Pick<LiveList<unknown>, 'load' | 'dismissNotice'>;
  /** What the rows are: "events". */
  of?: string | undefined;
}

/** Notices above a list: examples, signed out, working offline, and changes that never reached the server. */
export function SourceNotices({ state, list, of = 'guests' }: SourceNoticesProps) {
  const { source, origin, unsaved, notSaved, sent, refreshing } = state;
  const signIn = useLiveSignIn();
  const examples = origin === 'samples' && `These are examples, not your ${of}`;
  const banner = source && (SOURCE_LABELS[source].banner ?? (source === 'sample' && examples));
  return (
    <>
      {banner && (
        <Banner
          tone="warn"
          live
          title={banner}
          actions={
            source === 'offline' ? (
              <Button tone="quiet" size="small" busy={refreshing} onClick={() => void list.load()}>
                Reconnect
              </Button>
            ) : (
              <Button size="small" onClick={signIn}>
                Sign In
              </Button>
            )
          }
        >
          {source === 'offline' && examples && <p>{`${examples}.`}</p>}
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
      {sent.length > 0 && (
        <Banner
          tone="ok"
          live
          title="The server is back. These changes were sent:"
          actions={
            <Button tone="quiet" size="small" onClick={list.dismissNotice}>
              Dismiss
            </Button>
          }
        >
          <ChangeList label="Sent" changes={sent} />
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

function ChangeList({ label, changes }: { label: string; changes: readonly NotSavedChange[] }) {
  return (
    <S.Changes aria-label={label}>
      {changes.map(({ id, summary, send }) => (
        <li key={id + summary}>
          <span>{summary}</span>
          {send && (
            <Button tone="quiet" size="small" onClick={send}>
              Send Anyway
            </Button>
          )}
        </li>
      ))}
    </S.Changes>
  );
}
