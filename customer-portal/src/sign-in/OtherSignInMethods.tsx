import { Button, Stack } from '@venue/shared/ui';
import * as S from './OtherSignInMethods.styles';

/** The Google and Facebook buttons, inert as required (requirements 2, Sign-in). */
export function OtherSignInMethods() {
  return (
    <Stack $gap="s12" role="group" aria-label="Other ways to sign in">
      <S.Or aria-hidden="true">or continue with</S.Or>
      <S.Buttons>
        <Button comingSoon>Google</Button>
        <Button comingSoon>Facebook</Button>
      </S.Buttons>
    </Stack>
  );
}
