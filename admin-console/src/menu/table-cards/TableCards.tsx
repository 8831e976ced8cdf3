import { CodeDrawing } from '@venue/shared/qr';
import { BackLink, Button, ErrorState, LoadingState, PageHeader, PrintSheet } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { ScreenTopBar } from '../../palette/GoToButton';
import { menuScreen } from '../menuScreen';
import * as S from './TableCards.styles';
import { useTableCodes, type TableCode } from './useTableCodes';

/** A card for each table, to print and cut: its code opens the menu, which then knows the table. */
export function TableCards() {
  const codes = useTableCodes();
  return (
    <>
      <ScreenTopBar>
        <BackLink to={menuScreen.path}>{`Back to ${menuScreen.title}`}</BackLink>
      </ScreenTopBar>
      <PageHeader
        title="Table Cards"
        voice="console"
        lead={`One for each of the ${VENUE.tables} tables, six on a page of A4. The code opens the menu, and the order says from which table it is.`}
        actions={codes && codes !== 'failed' && <Button onClick={() => window.print()}>Print</Button>}
      />
      <Codes codes={codes} />
    </>
  );
}

function Codes({ codes }: { codes: ReturnType<typeof useTableCodes> }) {
  if (codes === null) return <LoadingState label="Loading table cards..." />;
  if (codes === 'failed')
    return (
      <ErrorState
        title="Error loading table cards"
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      >
        Failed to load table cards. Please try again later.
      </ErrorState>
    );
  return (
    <>
      <Cards codes={codes} />
      <PrintSheet>
        <Cards codes={codes} />
      </PrintSheet>
    </>
  );
}

function Cards({ codes }: { codes: readonly TableCode[] }) {
  return (
    <S.Cards role="list">
      {codes.map(({ table, code }) => (
        <S.Card key={table}>
          <S.Venue>{VENUE.name}</S.Venue>
          <CodeDrawing code={code} label={`QR code of the menu at table ${table}`} />
          <S.Table>{`Table ${table}`}</S.Table>
          <p>Scan for the menu and to order</p>
        </S.Card>
      ))}
    </S.Cards>
  );
}
