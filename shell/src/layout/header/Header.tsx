import { paths } from '@venue/shared/paths';
import { ButtonLink } from '@venue/shared/ui';
import { Brand } from '../brand/Brand';
import { AccountCorner } from './AccountCorner';
import { CartLink } from './CartLink';
import { HEADER_ENTRIES } from './entries';
import * as S from './Header.styles';
import { MobileMenu } from './MobileMenu';

/** Stays at the top of every page. */
export function Header() {
  return (
    <S.Bar>
      <S.Row>
        <Brand shrinks />
        <S.Main aria-label="Main">
          <S.Entries role="list">
            {HEADER_ENTRIES.map(({ label, to }) => (
              <li key={to}>
                <S.Entry to={to}>{label}</S.Entry>
              </li>
            ))}
          </S.Entries>
        </S.Main>
        <S.Tools>
          <AccountCorner />
          <ButtonLink to={paths.reservations()} size="small">
            Book Table
          </ButtonLink>
          <CartLink />
          <MobileMenu />
        </S.Tools>
      </S.Row>
    </S.Bar>
  );
}
