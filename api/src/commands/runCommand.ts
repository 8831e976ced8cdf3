import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ExpectedError } from '../settings/expectedError';

export type Values = Record<string, string | boolean | undefined>;

export interface Command {
  /** What it does, then how it is called. */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run: (values: Values, positionals: string[]) => Promise<void>;
}

function parse(name: string, { options }: Command, args: string[]) {
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options: all, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(`${reason} See "npm run -w api ${name} -- --help".`);
  }
}

/** Runs the command that the first argument names. `--help` prints what it does instead. */
export async function runCommand(commands: Record<string, Command>, [name = '', ...args]: string[]) {
  const command = commands[name];
  if (!command)
    throw new ExpectedError(
      `Commands: ${Object.keys(commands).join(', ')}. Each explains itself with --help.`,
    );
  const { values, positionals } = parse(name, command, args);
  if (values.help) console.log(command.help.trim());
  else await command.run(values as Values, positionals); // options are text or flags, none is repeated
}

/** @throws ExpectedError when an option that is needed is missing. */
export function needed(values: Values, option: string) {
  const value = values[option];
  if (typeof value === 'string' && value !== '') return value;
  throw new ExpectedError(`--${option} is missing. See --help.`);
}
