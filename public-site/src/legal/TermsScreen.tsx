import { paths } from '@venue/shared/paths';
import { Link } from 'react-router-dom';
import { TERMS } from '../catalogue/legal/terms';
import { LegalPage } from './LegalPage';

export const page = () => ({
  description:
    'The terms of the Bustani Gardens website, orders, reservations, events and billboard. Effective 30 August 2025.',
});

export default function TermsScreen() {
  return (
    <LegalPage document={TERMS}>
      Read also our <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
    </LegalPage>
  );
}
