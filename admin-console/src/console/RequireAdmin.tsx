import { access } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import * as S from './Console.styles';

/** Shows Access Denied to all but administrators (requirements 6, Administrators), also without the host's guard. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const ready = useUser((state) => state.ready);
  const user = useUser((state) => state.user);
  if (!ready) return <S.Waiting />;
  return access('admin', user) === 'allowed' ? children : <AccessDenied />;
}
