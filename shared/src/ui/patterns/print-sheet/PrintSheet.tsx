import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as S from './PrintSheet.styles';

/** Content for paper only. While it is mounted, printing prints it and nothing else of the page. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    // The print style sheet names the sheet by this attribute.
    <S.Sheet data-print-sheet="">
      <S.HideRestOfPage />
      {children}
    </S.Sheet>,
    document.body,
  );
}
