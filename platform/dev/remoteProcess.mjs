// @ts-check
import { serveDeployment } from './serveDeployment.mjs';

const [folder = '', target] = process.argv.slice(2);
await serveDeployment(folder, /** @type {import('../ports.mjs').Target} */ (target));
process.send?.('ready');
