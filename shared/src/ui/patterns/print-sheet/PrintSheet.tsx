import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as S from './PrintSheet.styles';

/** On paper only, and alone there: while it is mounted, the printer gets this and nothing else of the page. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <S.Sheet data-print-sheet="">
      <S.OnlyTheSheet />
      {children}
    </S.Sheet>,
    document.body,
  );
}
