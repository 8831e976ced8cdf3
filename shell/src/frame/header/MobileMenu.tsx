import { paths } from '@venue/shared/paths';
import { telLink } from '@venue/shared/contact-links';
import { useUser } from '@venue/shared/stores';
import {
  ButtonAnchor,
  ButtonLink,
  Dialog,
  Icon,
  IconButton,
  opensNatively,
  useOpenedNatively,
} from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { MouseEvent } from 'react';
import { AccountLinks } from './AccountLinks';
import { useCartLabel } from './CartLink';
import { NAV_ITEMS } from './navItems';
import * as S from './MobileMenu.styles';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

const ID = 'navigation';

/** The slide-out menu of phones and tablets, with all entries of the header (requirements 2, Navigation). */
export function MobileMenu() {
  const [open, setOpen] = useOpenUntilNavigation();
  useOpenedNatively(ID, () => setOpen(true));
  const user = useUser((state) => state.user);
  const cart = useCartLabel();
  const ready = useUser((state) => state.ready);
  const close = () => setOpen(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };

  return (
    <S.Root>
      <IconButton
        icon="menu"
        label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={ID}
        {...opensNatively(ID)}
        onClick={show}
      />
      <Dialog id={ID} kind="drawer" title="Where to?" open={open} onClose={close}>
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
          {user && (
            <S.Account aria-label="My Account">
              <AccountLinks user={user} onChoose={close} />
            </S.Account>
          )}
          {!user && (
            <S.ForGuests>
              <ButtonLink to={paths.signIn()} onClick={close} tone="quiet" size="large">
                <Icon name="user" />
                Sign In
              </ButtonLink>
            </S.ForGuests>
          )}
          {/* Until the stored user is read, as in `AccountCorner`. */}
          {!ready && (
            <S.ForMembers>
              <ButtonLink to={paths.dashboard()} onClick={close} tone="quiet" size="large">
                <Icon name="user" />
                My Account
              </ButtonLink>
            </S.ForMembers>
          )}
          <ButtonAnchor href={telLink(VENUE.phone)} tone="quiet" size="large">
            <Icon name="phone" />
            {VENUE.phone}
          </ButtonAnchor>
        </S.Sheet>
      </Dialog>
    </S.Root>
  );
}
