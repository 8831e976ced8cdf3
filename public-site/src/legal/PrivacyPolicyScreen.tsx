import { paths } from '@venue/shared/paths';
import { Link } from 'react-router-dom';
import { PRIVACY_POLICY } from '../catalogue/legal/privacyPolicy';
import { LegalPage } from './LegalPage';

export const page = () => ({
  description:
    'What Bustani Gardens learns about you, when and why, and what you can do about it. Effective 30 August 2025.',
});

export default function PrivacyPolicyScreen() {
  return (
    <LegalPage document={PRIVACY_POLICY}>
      Read also our <Link to={paths.terms()}>Terms and Conditions</Link>.
    </LegalPage>
  );
}
