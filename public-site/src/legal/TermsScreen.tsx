import { paths } from '@venue/shared/paths';
import { Link } from 'react-router-dom';
import { VENUE } from '@venue/shared/venue';
import { formatPlainDate } from '@venue/shared/rules';
import { TERMS } from '../catalogue/legal/terms';
import { LegalPage } from './LegalPage';

export const page = () => ({
  description: `The terms of the ${VENUE.name} website, orders, reservations${VENUE.hasBillboard ? ', events and billboard' : ' and events'}. Effective ${formatPlainDate(TERMS.effective)}.`,
});

export default function TermsScreen() {
  return (
    <LegalPage document={TERMS}>
      Read also our <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
    </LegalPage>
  );
}
