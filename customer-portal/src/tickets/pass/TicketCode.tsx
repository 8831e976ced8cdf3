import { CodeDrawing } from '@venue/shared/qr';
import { Button, Skeleton } from '@venue/shared/ui';
import * as S from './TicketPass.styles';
import { useTicketCode } from './useTicketCode';

export function TicketCode({ id }: { id: string }) {
  const { code, tryAgain } = useTicketCode(id);
  if (code === 'failed')
    return (
      <S.NoCode role="status">
        <p>The code can’t be shown right now. The ticket number below does as well.</p>
        <Button tone="quiet" size="small" onClick={tryAgain}>
          Try Again
        </Button>
      </S.NoCode>
    );
  if (code === null)
    return (
      <S.Paper>
        <Skeleton height="100%" />
      </S.Paper>
    );
  return (
    <S.Paper>
      <CodeDrawing code={code} label={`QR code of ticket ${id}`} />
    </S.Paper>
  );
}
