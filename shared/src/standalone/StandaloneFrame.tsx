import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import * as S from './StandaloneFrame.styles';
import { VisitorBar } from './VisitorBar';
import { Text } from '../ui/primitives/text/Text';

interface StandaloneFrameProps {
  title: string;
  /** Paths of the remote's screens, without those that need an id. */
  screens: string[];
}

/**
 * Frame of a remote that runs without the shell, an aid for development: who visits it, and a list of links to its
 * screens, above the current one.
 */
export function StandaloneFrame({ title, screens }: StandaloneFrameProps) {
  return (
    <>
      <S.Header>
        <Text $step="eyebrow">{title}</Text>
        <VisitorBar />
        <nav aria-label="Screens of this remote">
          <S.Screens role="list">
            {screens.map((path) => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </S.Screens>
        </nav>
      </S.Header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
