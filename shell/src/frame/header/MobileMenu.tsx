import { paths } from '@venue/shared/paths';
import { telLink } from '@venue/shared/contact-links';
import { useUser } from '@venue/shared/stores';
import { ButtonAnchor, ButtonLink, Dialog, Icon, IconButton } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useId } from 'react';
import { AccountLinks } from './AccountLinks';
import { useCartLabel } from './CartLink';
import { NAV_ITEMS } from './navItems';
import * as S from './MobileMenu.styles';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

/** The slide-out menu of phones and tablets, with all entries of the header (requirements 2, Navigation). */
export function MobileMenu() {
  const [open, setOpen] = useOpenUntilNavigation();
  const id = useId();
  const user = useUser((state) => state.user);
  const cart = useCartLabel();
  const close = () => setOpen(false);

  return (
    <S.Root>
      <IconButton
        icon="menu"
        label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(true)}
      />
      <div id={id}>
        <Dialog kind="drawer" title="Where to?" open={open} onClose={close}>
          <S.Sheet>
            <nav aria-label="Main">
              <S.List role="list">
                {NAV_ITEMS.map(({ label, to }) => (
                  <li key={to}>
                    <S.Row to={to} onClick={close}>
                      {label}
                    </S.Row>
                  </li>
                ))}
                <li>
                  <S.Row to={paths.cart()} onClick={close}>
                    <span>Cart</span>
                    {cart.label && <S.Detail>{cart.label}</S.Detail>}
                  </S.Row>
                </li>
              </S.List>
            </nav>
            <ButtonLink to={paths.reservations()} onClick={close} size="large">
              <Icon name="calendar" />
              Book Table
            </ButtonLink>
            {user ? (
              <S.Account aria-label="My Account">
                <AccountLinks user={user} onChoose={close} />
              </S.Account>
            ) : (
              <ButtonLink to={paths.signIn()} onClick={close} tone="quiet" size="large">
                <Icon name="user" />
                Sign In
              </ButtonLink>
            )}
            <ButtonAnchor href={telLink(VENUE.phone)} tone="quiet" size="large">
              <Icon name="phone" />
              {VENUE.phone}
            </ButtonAnchor>
          </S.Sheet>
        </Dialog>
      </div>
    </S.Root>
  );
}
