import type { Command } from './runCommand';

export const bench: Command = { help: 'todo', options: {}, run: async () => undefined };
