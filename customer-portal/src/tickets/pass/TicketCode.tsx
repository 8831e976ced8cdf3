import { Button, Skeleton } from '@venue/shared/ui';
import * as S from './TicketPass.styles';
import { useTicketCode } from './useTicketCode';

/** Modules of white space around a QR code, which scanners need. */
const QUIET_ZONE = 4;

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
  const width = code.size + 2 * QUIET_ZONE;
  return (
    <S.Paper>
      <svg
        role="img"
        aria-label={`QR code of ticket ${id}`}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${width} ${width}`}
        shapeRendering="crispEdges"
      >
        {/* Drawn, since a browser that darkens pages by itself leaves drawings alone. */}
        <path d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${width}v${width}h${-width}z`} fill="white" />
        <path d={code.path} />
      </svg>
    </S.Paper>
  );
}
