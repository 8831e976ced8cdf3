// Preloaded, it ends this process at one of its writes, as a power cut or an impatient person does.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const at = Number(process.env.KILL_AT);
let count = 0;
const isNow = () => (count += 1) === at;
const end = () => process.kill(process.pid, 'SIGKILL');

for (const name of ['rename', 'link', 'rm']) {
  const original = fs[name];
  fs[name] = (...args) => (isNow() ? end() : original(...args));
}
syncBuiltinESMExports();

const handle = await fs.open(fileURLToPath(import.meta.url));
const FileHandle = Object.getPrototypeOf(handle);
await handle.close();
const { writeFile } = FileHandle;
FileHandle.writeFile = async function writeHalf(content, ...more) {
  if (!isNow()) return writeFile.call(this, content, ...more);
  await writeFile.call(this, content.slice(0, content.length / 2), ...more);
  return end();
};
