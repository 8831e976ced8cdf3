import { CodeDrawing, type DrawnCode } from '@venue/shared/qr';
import { Banner, Field, Text, TextInput } from '@venue/shared/ui';
import { useEffect, useState } from 'react';
import { useVenueData } from '../data/VenueData';
import { CodeField } from '../source/CodeField';
import { AccountForm } from './AccountForm';
import * as S from './SecondFactorForm.styles';

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
        run: ({ currentPassword = '', code = '' }) =>
          setSecondFactor({
            currentPassword,
            code,
            ...(!isBegun && { secret: secret === 'failed' ? '' : (secret?.text ?? '') }),
          }),
      }}
    >
      {(errors) => (
        <>
          {secret === 'failed' && (
            <Banner tone="bad">The live server does not answer. Please try again later.</Banner>
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
