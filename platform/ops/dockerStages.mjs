import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

const FLAG = /^--\S+/;

/** An instruction with its flags, such as `--from=build`, and the rest of its text. */
function parseInstruction(line) {
  const [, keyword, rest] = /^(\w+)\s+([\s\S]*)$/.exec(line) ?? [];
  if (!keyword) throw new Error(`No instruction of a Dockerfile: ${line}`);
  const flags = [];
  let text = rest;
  for (let flag; (flag = FLAG.exec(text)?.[0]); text = text.slice(flag.length).trimStart()) flags.push(flag);
  return { keyword, flags, text };
}

/**
 * The instructions of a Dockerfile, stage by stage.
 * @param {string} file Below the repository's top folder.
 * @returns {{ name: string, image: string, instructions: { keyword: string, flags: string[], text: string }[] }[]}
 */
export function stagesOf(file) {
  const lines = readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages = [];
  for (const { keyword, flags, text } of lines.map(parseInstruction)) {
    const [image = '', , name = ''] = text.split(' ');
    if (keyword === 'FROM') stages.push({ name, image, instructions: [] });
    else stages.at(-1)?.instructions.push({ keyword, flags, text });
  }
  return stages;
}
