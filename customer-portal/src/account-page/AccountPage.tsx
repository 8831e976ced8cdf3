import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import {
  BackLink,
  ButtonLink,
  Container,
  EmptyState,
  LoadingState,
  PageHeader,
  Skeleton,
} from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as S from './AccountPage.styles';
import { StorageNotices } from './StorageNotices';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title; only for somebody who is signed in. */
  actions?: ReactNode;
  /** The dashboard itself leads nowhere back. */
  isDashboard?: boolean;
  /** Only rendered once the stored account is there and somebody is signed in. */
  children: ReactNode;
}

/** A page of the customer's own: heading, the way back to the dashboard, and what was found damaged in storage. */
export function AccountPage({ title, lead, actions, isDashboard = false, children }: AccountPageProps) {
  const ready = useUser((state) => state.ready);
  const isSignedIn = useUser((state) => state.user !== null);
  return (
    <Container>
      <S.Page>
        <S.Top>
          {!isDashboard && <BackLink to={paths.dashboard()}>Back to Dashboard</BackLink>}
          <PageHeader
            eyebrow={isDashboard && 'My Account'}
            title={title}
            lead={lead}
            actions={isSignedIn && actions}
          />
        </S.Top>
        <StorageNotices />
        {!ready && (
          <LoadingState label="Loading your account...">
            <Skeleton height="9rem" shape="card" />
            <Skeleton height="9rem" shape="card" />
          </LoadingState>
        )}
        {ready && (isSignedIn ? children : <SignInFirst />)}
      </S.Page>
    </Container>
  );
}

/** The host keeps guests away from here; on its own, the portal asks them itself. */
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
