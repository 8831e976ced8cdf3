import { paths } from '@venue/shared/paths';
import { Link } from 'react-router-dom';
import { VENUE } from '@venue/shared/venue';
import { formatPlainDate } from '@venue/shared/rules';
import { PRIVACY_POLICY } from '../catalogue/legal/privacyPolicy';
import { LegalPage } from './LegalPage';

export const page = () => ({
  description: `What ${VENUE.name} learns about you, when and why, and what you can do about it. Effective ${formatPlainDate(PRIVACY_POLICY.effective)}.`,
});

export default function PrivacyPolicyScreen() {
  return (
    <LegalPage document={PRIVACY_POLICY}>
      Read also our <Link to={paths.terms()}>Terms and Conditions</Link>.
    </LegalPage>
  );
}
