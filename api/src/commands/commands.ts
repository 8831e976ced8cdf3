// docs/api.md, Commands
import { admin } from './admin';
import { backup } from './backup';
import { bench } from './bench';
import { migrate } from './migrate';
import { nightly } from './nightly';
import { restore } from './restore';
import type { Command } from './runCommand';
import { seed } from './seed';

export const commands: Record<string, Command> = { migrate, seed, admin, backup, nightly, restore, bench };
