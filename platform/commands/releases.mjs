import { orExplain } from '../processes/orExplain.mjs';
import { releases } from '../releases/releases.mjs';

await orExplain(async () => console.log(await releases(process.argv.slice(2))));
