import { paths } from '@venue/shared/paths';
import { Link } from 'react-router-dom';

/** Where a request is found that has no list of its own. */
export function FoundAgain() {
  return (
    <p>
      On this device you find it under <Link to={paths.reservations()}>Reservations</Link>.
    </p>
  );
}
