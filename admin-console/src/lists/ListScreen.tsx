// requirements 4, Admin list screens
import type { ListState } from '@venue/shared/graphql';
import { paths } from '@venue/shared/paths';
import { BackLink, Badge, Cluster, type Elements, PageHeader } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { ScreenTopBar } from '../palette/GoToButton';
import { SourceChip } from '../source/SourceChip';
import { SourceNotices } from '../source/SourceNotices';
import { ListBody } from './ListBody';
import * as S from './ListScreen.styles';
import { ListTools } from './ListTools';
import type { ResourceWords } from './resource';
import { SearchAndFilters } from './SearchAndFilters';
import type { ResourceList } from './useResourceList';

export interface ListHead {
  /** The Add button. */
  actions?: Elements;
  /** Saves what was changed for the site itself. */
  handOver?: Elements;
  /** The way back, where it is not the link to the dashboard. */
  back?: Elements;
  /** Where the rows come from, where the list itself can't say. */
  source?: Elements;
}

interface ListScreenProps<Row extends { id: string | number }> {
  list: ResourceList<Row>;
  head?: ListHead;
  /** Between the notices and the search. */
  above?: Elements;
  /** The common steps for selected rows. */
  bulk?: Elements;
  /** The table. */
  children: ReactNode;
}

/** The page of a list: heading, where the rows come from, search and filters, and the table when there are rows. */
export function ListScreen<Row extends { id: string | number }>({
  list,
  head,
  above,
  bulk,
  children,
}: ListScreenProps<Row>) {
  const { live } = list;
  const { words } = list.resource;
  return (
    <>
      <S.Head>
        <Heading words={words} state={live?.state} {...head} />
        <S.Count role="status">
          {(!live || live.state.phase === 'ready') && (
            <Badge tone="primary">{countOf(words, list.found.length)}</Badge>
          )}
        </S.Count>
      </S.Head>
      {live && <SourceNotices state={live.state} list={live} of={words.people ?? words.many} />}
      {above}
      <SearchAndFilters resource={list.resource} url={list.url}>
        <ListTools list={list} />
      </SearchAndFilters>
      <ListBody list={list}>{children}</ListBody>
      {bulk}
    </>
  );
}

interface HeadingProps extends ListHead {
  words: ResourceWords;
  /** Undefined where no server keeps the rows. */
  state: ListState<unknown> | undefined;
}

/** The way back, the title, where the rows come from, and the actions: the same while somebody searches. */
function Heading({
  words: { title, lead },
  state,
  actions,
  handOver,
  back = <BackLink to={paths.adminDashboard()}>Back to Admin Dashboard</BackLink>,
  source = state && <SourceChip source={state.source} refreshing={state.refreshing} />,
}: HeadingProps) {
  return (
    <>
      <ScreenTopBar>{back}</ScreenTopBar>
      <PageHeader
        voice="console"
        title={title}
        lead={lead}
        actions={
          <Cluster>
            {source}
            {handOver}
            {actions}
          </Cluster>
        }
      />
    </>
  );
}

/** "12 events", or what the list says of so many. */
function countOf(
  { one, many, count = (rows) => `${rows} ${rows === 1 ? one : many}` }: ResourceWords,
  rows: number,
) {
  return count(rows);
}
