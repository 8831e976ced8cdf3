/** The end of the call whose opening bracket is at `start`. */
function endOfCall(code: string, start: number): number {
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1;
    if (code[index] === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error('The call has no end.');
}

/**
 * Adds a screen to the list of routes in a remote's built code, as a line in its `routes.ts` would.
 * @param code Of a file of the build.
 * @param like The chunk of the screen that the new address shows.
 * @param path The new address.
 */
export function addScreen(code: string, like: string, path: string): string {
  // `defineScreen({path:paths.terms(),audience:"everyone",chunk:"terms"`, in whatever form the build gave it.
  const line = new RegExp(
    `((?:\\(0,\\s*)?[\\w$.]+\\)?)(\\(\\{\\s*path:)([^,]+)(,\\s*audience:\\s*['"][\\w-]+['"],\\s*chunk:\\s*['"]${like}['"])`,
  );
  const found = line.exec(code);
  if (!found) return code;
  const [, callee = '', , pattern = ''] = found;
  const end = endOfCall(code, found.index + callee.length);
  const call = code.slice(found.index, end).replace(pattern, JSON.stringify(path));
  return `${code.slice(0, end)},${call}${code.slice(end)}`;
}
