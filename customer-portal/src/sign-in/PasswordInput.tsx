import { TextInput, VisuallyHidden } from '@venue/shared/ui';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import * as S from './PasswordInput.styles';

type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password field whose text can be shown, with a warning while Caps Lock is on. */
export function PasswordInput({ onBlur, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const listen = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <div>
      <S.Box>
        <TextInput
          {...props}
          type={isShown ? 'text' : 'password'}
          required
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={listen}
          onKeyUp={listen}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <S.Toggle type="button" onClick={() => setShown(!isShown)}>
          <span>{isShown ? 'Hide' : 'Show'}</span> <VisuallyHidden>password</VisuallyHidden>
        </S.Toggle>
      </S.Box>
      <div aria-live="polite">{hasCapsLock && <S.Hint>Caps Lock is on</S.Hint>}</div>
    </div>
  );
}
