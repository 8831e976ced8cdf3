import { paths } from '@venue/shared/paths';
import { BackLink, Badge, PageHeader } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { ScreenTopBar } from '../palette/GoToButton';
import { SourceChip } from '../source/SourceChip';
import { SourceNotices } from '../source/SourceNotices';
import { ListBody } from './ListBody';
import * as S from './ListScreen.styles';
import { ListTools } from './ListTools';
import { SearchAndFilters } from './SearchAndFilters';
import type { ResourceList } from './useResourceList';

export interface ListHead {
  /** The Add button. */
  actions?: ReactNode;
  /** The way back, where it is not the link to the dashboard. */
  back?: ReactNode;
  /** Where the rows come from, where the list itself can't say. */
  source?: ReactNode;
}

interface ListScreenProps<Row extends { id: string | number }> {
  list: ResourceList<Row>;
  head?: ListHead;
  /** Between the notices and the search. */
  above?: ReactNode;
  /** The common steps for selected rows. */
  bulk?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** The page of a list: heading, where the rows come from, search and filters, and the table when there are rows. */
export function ListScreen<Row extends { id: string | number }>({
  list,
  head = {},
  above,
  bulk,
  children,
}: ListScreenProps<Row>) {
  const { live } = list;
  return (
    <>
      <ListHeader list={list} {...head} />
      {live && <SourceNotices state={live.state} list={live} />}
      {above}
      <SearchAndFilters resource={list.resource} url={list.url}>
        <ListTools list={list} />
      </SearchAndFilters>
      <ListBody list={list}>{children}</ListBody>
      {bulk}
    </>
  );
}

interface ListHeaderProps<Row extends { id: string | number }> extends ListHead {
  list: ResourceList<Row>;
}

function ListHeader<Row extends { id: string | number }>({
  list: { resource, live, found },
  actions,
  back = <BackLink to={paths.adminDashboard()}>Back to Admin Dashboard</BackLink>,
  source = live && <SourceChip source={live.state.source} refreshing={live.state.refreshing} />,
}: ListHeaderProps<Row>) {
  const { title, lead, one, many } = resource.words;
  const { count = (rows) => `${rows} ${rows === 1 ? one : many}` } = resource.words;
  return (
    <S.Head>
      <ScreenTopBar>{back}</ScreenTopBar>
      <PageHeader
        voice="console"
        title={title}
        lead={lead}
        actions={
          <S.Actions>
            {source}
            {actions}
          </S.Actions>
        }
      />
      <S.Count role="status">
        {(!live || live.state.phase === 'ready') && <Badge tone="primary">{count(found.length)}</Badge>}
      </S.Count>
    </S.Head>
  );
}
