import { useSiteRoutes } from '@venue/shared/site-routes';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { ariaCurrentFor } from './ariaCurrentFor';

export interface NavItemLinkProps extends LinkProps {
  to: string;
}

/** A link of the navigation, marked while its page or a page below it is open. */
export function NavItemLink({ to, ...rest }: NavItemLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={ariaCurrentFor(useSiteRoutes(), to, pathname)} {...rest} />;
}
