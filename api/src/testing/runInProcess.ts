import { Readable } from 'node:stream';
import { commands } from '../commands/commands';
import { runCommand } from '../commands/runCommand';
import { isExpected } from '../settings/expectedError';

const environment = process.env;

/** Runs a command as its process would, with this environment alone. @returns What it printed. */
export async function runInProcess(args: string[], settings: Record<string, string> = {}, input = '') {
  const printed: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const stdin = jest
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Readable.from([input]) as unknown as typeof process.stdin); // read as a stream only
  process.env = { ...settings };
  try {
    await runCommand(commands, args);
    return { code: 0, output: printed.join('\n') };
  } catch (error) {
    if (!isExpected(error)) throw error;
    return { code: 1, output: error.message };
  } finally {
    process.env = environment;
    log.mockRestore();
    stdin.mockRestore();
  }
}
