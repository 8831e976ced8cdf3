import { Skeleton } from '@venue/shared/ui';
import { useEffect, useState } from 'react';
import * as S from './PassDialog.styles';
import { qrPath, type QrDrawing } from './qrPath';

/** A QR code, drawn here; what makes it is loaded when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | 'failed' | null>(null);

  useEffect(() => {
    let isOpen = true;
    const settle = (result: QrDrawing | 'failed') => isOpen && setDrawing(result);
    import(/* webpackChunkName: "qr-code" */ 'qrcode').then(
      ({ create }) => settle(qrPath(create(text).modules)),
      () => settle('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [text]);

  return (
    <S.Code>
      {drawing === null && <Skeleton height="100%" />}
      {drawing === 'failed' && (
        <S.Sorry>The code could not be loaded. The number below does as well.</S.Sorry>
      )}
      {drawing && drawing !== 'failed' && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
          <path d={drawing.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      )}
    </S.Code>
  );
}
