import { createRoot } from 'react-dom/client';
import { createPagePolicy } from '../../trusted-types';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createPagePolicy();
createRoot(root).render(<Gallery />);
