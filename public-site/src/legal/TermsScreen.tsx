import { paths } from '@venue/shared/paths';
import { Link } from 'react-router-dom';
import { TERMS } from '../catalogue/legal/terms';
import { LegalPage } from './LegalPage';

export default function TermsScreen() {
  return (
    <LegalPage document={TERMS}>
      Read also our <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
    </LegalPage>
  );
}
