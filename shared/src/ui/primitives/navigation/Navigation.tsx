import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import * as S from './Navigation.styles';

/** Link to the parent page: "Back to Stalls". */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <S.Back to={to}>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </S.Back>
  );
}

interface BreadcrumbProps {
  /** From the top level down to the parent of this page. */
  parents: { label: string; to: string }[];
  current: string;
}

/** The position of this page in the site's hierarchy. */
export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <S.Trail>
        {parents.map(({ label, to }) => (
          <li key={to}>
            <S.Crumb to={to}>{label}</S.Crumb>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </S.Trail>
    </nav>
  );
}
