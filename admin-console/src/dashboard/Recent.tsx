import { ButtonLink, type Elements, Text } from '@venue/shared/ui';
import * as S from './Recent.styles';

interface RecentProps {
  title: string;
  all: { to: string; label: string };
  /** The rows, or what stands in their place. */
  children: Elements;
}

/** A short list with the way to the whole one. */
export function Recent({ title, all, children }: RecentProps) {
  return (
    <S.Root>
      <S.Head>
        <S.Title>{title}</S.Title>
        <ButtonLink tone="quiet" size="small" to={all.to}>
          {all.label}
        </ButtonLink>
      </S.Head>
      {children}
    </S.Root>
  );
}

interface RecentRowProps {
  name: string;
  details: readonly string[];
  badge: Elements;
  /** At its end: an amount. */
  end?: string;
}

/** What it is, a few facts, where it stands. */
export function RecentRow({ name, details, badge, end }: RecentRowProps) {
  return (
    <S.Row>
      <S.What>
        <S.Name>{name}</S.Name>
        <Text $step="small">{details.join(' · ')}</Text>
      </S.What>
      <S.End>
        {end && <span>{end}</span>}
        {badge}
      </S.End>
    </S.Row>
  );
}
