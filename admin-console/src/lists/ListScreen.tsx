import { paths } from '@venue/shared/paths';
import { Badge, BackLink, PageHeader } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { ScreenTopBar } from '../palette/GoToButton';
import { ListTools } from './ListTools';
import type { Resource } from './resource';
import { EmptyList, ListBody } from './ListBody';
import * as S from './ListScreen.styles';
import { SearchAndFilters } from './SearchAndFilters';
import { SourceChip, SourceNotices } from '../source/SourceBar';
import type { ResourceList } from './useResourceList';

interface ListScreenProps<Row extends { id: string }> {
  resource: Resource<Row>;
  list: ResourceList<Row>;
  /** The Add button. */
  actions: ReactNode;
  /** A refused change of this list: its catalogue text takes the table's place (spec 8). */
  refusal?: string | null;
  /** The table. */
  children: ReactNode;
}

/** The page of a list from the server: where it comes from, search, filters, and its table when there are rows. */
export function ListScreen<Row extends { id: string }>({
  resource,
  list,
  actions,
  refusal,
  children,
}: ListScreenProps<Row>) {
  const { words } = resource;
  const { state, found, isNarrowed, url } = list;
  const empty = found.length === 0 && (
    <EmptyList many={words.many} isNarrowed={isNarrowed} onClear={url.clear} />
  );
  return (
    <>
      <ListHead
        words={words}
        count={state.phase === 'ready' ? found.length : null}
        chip={<SourceChip source={state.source} refreshing={state.refreshing} />}
        actions={actions}
      />
      <SourceNotices state={state} list={list} />
      <SearchAndFilters resource={resource} url={url}>
        <ListTools resource={resource} list={list} />
      </SearchAndFilters>
      <ListBody words={words} phase={state.phase} refusal={refusal} empty={empty || null}>
        {children}
      </ListBody>
    </>
  );
}

interface ListHeadProps {
  words: Resource<{ id: string }>['words'];
  /** Rows found; null while there are none to count. */
  count: number | null;
  chip: ReactNode;
  actions: ReactNode;
}

/** Back to the dashboard or on to anywhere, title, how many, where from, Add. */
export function ListHead({ words, count, chip, actions }: ListHeadProps) {
  return (
    <S.Head>
      <ScreenTopBar>
        <BackLink to={paths.adminDashboard()}>Back to Admin Dashboard</BackLink>
      </ScreenTopBar>
      <PageHeader
        voice="console"
        title={words.title}
        lead={words.lead}
        actions={
          <S.Actions>
            {chip}
            {actions}
          </S.Actions>
        }
      />
      <S.Count role="status">
        {count !== null && <Badge tone="primary">{`${count} ${count === 1 ? words.one : words.many}`}</Badge>}
      </S.Count>
    </S.Head>
  );
}
