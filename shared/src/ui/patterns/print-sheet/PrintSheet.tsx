import { createPortal } from 'react-dom';
import type { Elements } from '../../elements';
import * as S from './PrintSheet.styles';

/** Content for paper only. While it is mounted, printing prints it and nothing else of the page. */
export function PrintSheet({ children }: { children: Elements }) {
  return createPortal(
    // The print style sheet names the sheet by this attribute.
    <S.Sheet data-print-sheet="">
      <S.HideRestOfPage />
      {children}
    </S.Sheet>,
    document.body,
  );
}
