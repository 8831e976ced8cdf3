import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import * as S from './StandaloneFrame.styles';

interface StandaloneFrameProps {
  title: string;
  /** Paths of the remote's screens that need no id. */
  screens: string[];
}

/** A remote without the shell: a plain list of its screens above the one that is open. */
export function StandaloneFrame({ title, screens }: StandaloneFrameProps) {
  return (
    <>
      <S.Header>
        <S.Title>{title}</S.Title>
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
