// requirements 8, Login message; requirements 8, Success toasts; decisions, Test accounts;
// decisions, Sample orders at sign-in
import { choiceParam, useAddressState } from '@venue/shared/address';
import { usePageName } from '@venue/shared/site-routes';
import { useUser } from '@venue/shared/stores';
import { Container, PageHeader, Skeleton, Tabs } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { AccountNotices } from '../account-page/AccountNotices';
import { GardenPanel } from './GardenPanel';
import { SignedIn } from './SignedIn';
import { SignInPanel } from './SignInPanel';
import * as S from './SignInScreen.styles';
import { SignUpForm } from './SignUpForm';
import { useRedirectAfterSignIn } from './useRedirectAfterSignIn';

const TABS = ['sign-in', 'sign-up'] as const;
const SIGN_IN_ADDRESS = { tab: choiceParam('tab', TABS, 'sign-in') };

/** The screen of both `/signin` and `/auth` (requirements 2, Sign-in). */
export default function SignInScreen() {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  const { isRedirecting, redirect, wanted } = useRedirectAfterSignIn();
  const wantedName = usePageName(wanted ?? '');
  const [{ tab }, change] = useAddressState(SIGN_IN_ADDRESS);
  const isKnown = user !== null && !isRedirecting;

  return (
    <Container>
      <S.Page>
        <GardenPanel />
        <S.Main>
          <PageHeader
            eyebrow="My Account"
            title={isKnown ? 'Welcome back' : `Welcome to the ${VENUE.place}`}
            lead={!isKnown && wanted && `Sign in to continue to ${wantedName}.`}
          />
          <AccountNotices />
          {!ready && <Skeleton height="24rem" shape="card" />}
          {ready && isKnown && <SignedIn user={user} wanted={wanted} />}
          {ready && !isKnown && (
            <S.Panel>
              <Tabs
                label="Sign in or sign up"
                value={tab}
                onChange={(id) => change({ tab: TABS.find((known) => known === id) })}
                items={[
                  {
                    id: 'sign-in',
                    label: 'Sign In',
                    // Only the selected form is mounted, so that password managers and screen readers find one form.
                    panel: tab === 'sign-in' && <SignInPanel busy={isRedirecting} onSignedIn={redirect} />,
                  },
                  {
                    id: 'sign-up',
                    label: 'Sign Up',
                    panel: tab === 'sign-up' && <SignUpForm busy={isRedirecting} onSignedUp={redirect} />,
                  },
                ]}
              />
            </S.Panel>
          )}
        </S.Main>
      </S.Page>
    </Container>
  );
}
