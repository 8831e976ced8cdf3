import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { ROOT } from '../../ports.mjs';

/**
 * The instructions of a Dockerfile, stage by stage.
 * @param {string} file Below the repository's top folder.
 * @returns {{ name: string, image: string, instructions: { keyword: string, flags: string[], text: string }[] }[]}
 */
export function stagesOf(file) {
  const instructions = DockerfileParser.parse(readFileSync(path.join(ROOT, file), 'utf8')).getInstructions();
  const stages = [];
  for (const instruction of instructions) {
    const keyword = instruction.getKeyword();
    const text = instruction.getArguments().map(String).join(' ');
    if (keyword === 'FROM')
      stages.push({
        name: instruction.getBuildStage() ?? '',
        image: instruction.getImage() ?? '',
        instructions: [],
      });
    else
      stages.at(-1)?.instructions.push({
        keyword,
        flags: 'getFlags' in instruction ? instruction.getFlags().map(String) : [],
        text: instruction.getArgumentsContent() ?? text,
      });
  }
  return stages;
}

const listOf = (stage, keyword) => {
  const found = stage.instructions.filter((instruction) => instruction.keyword === keyword).at(-1);
  return found ? JSON.parse(found.text) : [];
};

/** What a container of a stage runs. */
export function commandsOf(file, target) {
  const stage = stagesOf(file).find(({ name }) => name === target);
  if (!stage) throw new Error(`${file} has no stage named "${target}".`);
  return { entrypoint: listOf(stage, 'ENTRYPOINT'), command: listOf(stage, 'CMD') };
}
