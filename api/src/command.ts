import { commands } from './commands/commands';
import { runCommand } from './commands/runCommand';
import { runMain } from './settings/runMain';

runMain(() => runCommand(commands, process.argv.slice(2)));
