import { APPS } from '../ports.mjs';
import { browserConfig } from './browserConfig.mjs';

it('a remote has the same name in each of its releases, so that a chunk which stays the same keeps its name', () => {
  for (const { name, folder } of APPS) expect(browserConfig(folder).output.uniqueName).toBe(name);
});
