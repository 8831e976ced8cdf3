// docs/api.md, Commands
import { admin } from './admin';
import { backup } from './backup';
import { bench } from './bench';
import { guest } from './guest';
import { migrate } from './migrate';
import { nightly } from './nightly';
import { restore } from './restore';
import type { Command } from './runCommand';
import { seed } from './seed';
import { undelete } from './undelete';

export const commands: Record<string, Command> = {
  migrate,
  seed,
  admin,
  guest,
  undelete,
  backup,
  nightly,
  restore,
  bench,
};
