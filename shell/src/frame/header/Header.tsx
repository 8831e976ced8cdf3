// decisions, One header
import { paths } from '@venue/shared/paths';
import { ButtonLink } from '@venue/shared/ui';
import { Brand } from '../brand/Brand';
import { AccountCorner } from './AccountCorner';
import { CartLink } from './CartLink';
import { NAV_ITEMS } from './navItems';
import * as S from './Header.styles';
import { MobileMenu } from './MobileMenu';

/** The header of every page, which stays at the top while scrolling. */
export function Header() {
  return (
    <S.Bar>
      <S.Row>
        <Brand shrinks />
        <S.Main aria-label="Main">
          <S.NavItems role="list">
            {NAV_ITEMS.map(({ label, to }) => (
              <li key={to}>
                <S.NavItem to={to}>{label}</S.NavItem>
              </li>
            ))}
          </S.NavItems>
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
