import type { ReactNode } from 'react';
import type { IconName } from '@venue/shared/ui/drawings';
import { Icon } from '../../primitives/icon/Icon';
import * as S from './Banner.styles';

/** The meaning of a banner, which decides its colour and icon. */
export type BannerTone = 'info' | 'ok' | 'warn' | 'bad';

interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Small buttons at the end. */
  actions?: ReactNode;
  /** Announced by screen readers when it appears while the page is open. */
  live?: boolean;
}

const ICONS: Record<BannerTone, IconName> = { info: 'info', ok: 'check', warn: 'warning', bad: 'warning' };

/** A message that stays on the page, such as "working offline". */
export function Banner({ tone = 'info', title, children, actions, live = false }: BannerProps) {
  return (
    <S.Root $tone={tone} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <S.Message>
        <Icon name={ICONS[tone]} />
        <S.Text>
          {title && <S.Title>{title}</S.Title>}
          {children && <div>{children}</div>}
        </S.Text>
      </S.Message>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
