import { access } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import * as S from './Console.styles';

/** Spec 6: whoever is no administrator sees Access Denied, also where the console runs without its host's guard. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const ready = useUser((state) => state.ready);
  const user = useUser((state) => state.user);
  if (!ready) return <S.Waiting />;
  return access('admin', user) === 'allowed' ? children : <AccessDenied />;
}
