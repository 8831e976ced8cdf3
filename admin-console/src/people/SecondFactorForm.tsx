import type { Outcome } from '@venue/shared/graphql';
import { CodeDrawing, type DrawnCode } from '@venue/shared/qr';
import { Banner, Field, Text, TextInput } from '@venue/shared/ui';
import { useEffect, useState } from 'react';
import { useVenueData } from '../data/VenueData';
import { CodeField } from '../source/CodeField';
import { NO_ANSWER } from '../source/showWrong';
import { AccountForm } from './AccountForm';
import * as S from './SecondFactorForm.styles';

const NO_SECRET: Outcome<never> = {
  ok: false,
  failure: { kind: 'unreachable', reason: 'network', message: NO_ANSWER },
};

interface SecondFactorFormProps {
  /** There is one, which may end. */
  isBegun: boolean;
  onClose: () => void;
}

/** Begins or ends the second factor of whoever is signed in to the live server. */
export function SecondFactorForm({ isBegun, onClose }: SecondFactorFormProps) {
  const { setSecondFactor } = useVenueData();
  const secret = useNewSecret(!isBegun);
  return (
    <AccountForm
      title={isBegun ? 'End the Second Factor' : 'Add a Second Factor'}
      onClose={onClose}
      submit={{
        label: isBegun ? 'End It' : 'Add It',
        done: isBegun ? 'Second factor ended' : 'From now on a code is asked for at sign-in',
        run: async ({ currentPassword = '', code = '' }) => {
          if (isBegun) return setSecondFactor({ currentPassword, code });
          if (secret === null || secret === 'failed') return NO_SECRET;
          return setSecondFactor({ currentPassword, code, secret: secret.text });
        },
      }}
    >
      {(errors) => (
        <>
          {secret === 'failed' && (
            <Banner tone="bad" live>
              {NO_ANSWER}
            </Banner>
          )}
          {secret !== null && secret !== 'failed' && (
            <>
              <Text>Scan the code with an authenticator app, or type its secret there.</Text>
              <S.Code>
                <CodeDrawing code={secret.code} label="Code for an authenticator app" />
              </S.Code>
              <Text $tabular>{secret.text.match(/.{4}/g)?.join(' ')}</Text>
            </>
          )}
          <Field label="Present Password" error={errors.currentPassword}>
            <TextInput type="password" name="currentPassword" autoComplete="current-password" required />
          </Field>
          <CodeField error={errors.code} />
        </>
      )}
    </AccountForm>
  );
}

interface NewSecret {
  text: string;
  code: DrawnCode;
}

/** A secret of the server, in its address for apps; `failed`, or null while it is fetched and where none is wanted. */
function useNewSecret(isWanted: boolean) {
  const { startSecondFactor } = useVenueData();
  const [secret, setSecret] = useState<NewSecret | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    async function fetchSecret(): Promise<NewSecret | 'failed'> {
      const [{ drawCode }, outcome] = await Promise.all([
        import(/* webpackChunkName: "table-codes" */ '@venue/shared/qr/draw-code'),
        startSecondFactor(),
      ]);
      if (!outcome.ok) return 'failed';
      const address = String(outcome.value);
      return { text: new URL(address).searchParams.get('secret') ?? '', code: drawCode(address) };
    }
    void fetchSecret()
      .catch(() => 'failed' as const)
      .then((fetched) => isShown && setSecret(fetched));
    return () => {
      isShown = false;
    };
  }, [isWanted, startSecondFactor]);
  return secret;
}
