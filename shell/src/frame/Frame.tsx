import type { ReactNode } from 'react';
import { OfflineNotice } from '../offline/OfflineNotice';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import * as S from './Frame.styles';

/** The frame of every page: header, the page itself, footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <S.Frame>
      <S.SkipLink href="#main">Skip to content</S.SkipLink>
      <Header />
      <OfflineNotice />
      <S.Main id="main" tabIndex={-1}>
        {children}
      </S.Main>
      <Footer />
    </S.Frame>
  );
}
