import { paths } from '@venue/shared/paths';
import { REPLY_WITHIN } from '@venue/shared/text';
import { Link } from 'react-router-dom';
import { FoundAgain } from '../../forms/FoundAgain';
import { RequestConfirmation } from '../../forms/RequestConfirmation';
import type { MadeRequest } from '../../forms/useRequestPanel';
import * as S from './EventReservation.styles';

/** The panel of an event reservation that was just made. */
export function ReservationConfirmation({ made }: { made: MadeRequest }) {
  return (
    <S.Confirmed>
      <RequestConfirmation
        title="Reservation Submitted!"
        next={
          <>
            <p>We&apos;ll confirm your booking {REPLY_WITHIN}.</p>
            {made.request.record ? (
              <p>
                It waits among <Link to={paths.tickets()}>your tickets</Link> until then.
              </p>
            ) : (
              <FoundAgain />
            )}
          </>
        }
        made={made}
      />
    </S.Confirmed>
  );
}
