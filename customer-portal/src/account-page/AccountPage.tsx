import { paths } from '@venue/shared/paths';
import { useForeignLists, WhoseLists } from '@venue/shared/session';
import { useUser } from '@venue/shared/stores';
import {
  BackLink,
  ButtonLink,
  type Elements,
  EmptyState,
  LoadingState,
  Page,
  PageHeader,
  Skeleton,
  Stack,
} from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountNotices } from './AccountNotices';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title, shown only to a signed-in person. */
  actions?: ReactNode;
  /** The dashboard has no link back to itself. */
  isDashboard?: boolean;
  /** Rendered only when the stored account is ready and somebody is signed in. */
  children: Elements;
}

/** The layout of a customer's page: heading, link to the dashboard, and notices about damaged storage. */
export function AccountPage({ title, lead, actions, isDashboard = false, children }: AccountPageProps) {
  const ready = useUser((state) => state.ready);
  const isSignedIn = useUser((state) => state.user !== null);
  const isForeign = useForeignLists();
  return (
    <Page $gap={['s24', 's32']} $top={['s32', 's48']} $tall>
      <Stack $gap="s12">
        {!isDashboard && <BackLink to={paths.dashboard()}>Back to Dashboard</BackLink>}
        <PageHeader
          eyebrow={isDashboard && 'My Account'}
          title={title}
          lead={lead}
          actions={isSignedIn && actions}
        />
      </Stack>
      <AccountNotices />
      {!ready && (
        <LoadingState label="Loading your account...">
          <Skeleton height="9rem" shape="card" />
          <Skeleton height="9rem" shape="card" />
        </LoadingState>
      )}
      {ready && !isSignedIn && <SignInFirst />}
      {ready && isSignedIn && (isForeign ? <WhoseLists /> : children)}
    </Page>
  );
}

/** Without the shell, which keeps guests away, the portal asks them to sign in itself. */
function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title="Please sign in first"
      hint="This page is about your own orders, visits and dishes."
      action={<ButtonLink to={paths.signInFrom(pathname + search)}>Sign In</ButtonLink>}
    />
  );
}
