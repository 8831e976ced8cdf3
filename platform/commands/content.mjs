import { contentCommand } from '../content/content.mjs';
import { orExplain } from '../processes/orExplain.mjs';

await orExplain(async () => console.log(await contentCommand(process.argv.slice(2))));
