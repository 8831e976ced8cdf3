import type { ReactNode } from 'react';
import type { IconName } from '../../primitives/icon/drawings';
import { Icon } from '../../primitives/icon/Icon';
import * as S from './Banner.styles';

/** What a banner is about. */
export type BannerTone = 'info' | 'ok' | 'warn' | 'bad';

interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Small buttons at its end. */
  actions?: ReactNode;
  /** It appears while the page is open, and is said when it does. */
  live?: boolean;
}

const ICONS: Record<BannerTone, IconName> = { info: 'info', ok: 'check', warn: 'warning', bad: 'warning' };

/** A notice that stays on the page: working offline, good to know, a till closed early. */
export function Banner({ tone = 'info', title, children, actions, live = false }: BannerProps) {
  return (
    <S.Root $tone={tone} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <S.Say>
        <Icon name={ICONS[tone]} />
        <S.Words>
          {title && <S.Title>{title}</S.Title>}
          {children}
        </S.Words>
      </S.Say>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
