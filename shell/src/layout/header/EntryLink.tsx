import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { currentMark } from './currentMark';

export interface EntryLinkProps extends LinkProps {
  to: string;
}

/** A link of the navigation: it knows when its page, or one below it, is open. */
export function EntryLink({ to, ...rest }: EntryLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={currentMark(to, pathname)} {...rest} />;
}
