/** A place in a JSON document: keys and indexes from the top. */
export type JsonPath = readonly (string | number)[];

/** What is wrong with a registry, and where. */
export interface RegistryProblem {
  path: JsonPath;
  message: string;
}

/** A registry that can't be used. The tools that write it look up the line of `path`. */
export class RegistryError extends Error implements RegistryProblem {
  constructor(
    readonly path: JsonPath,
    reason: string,
  ) {
    super(`${path.join('.') || 'The registry'} ${reason}`);
    this.name = 'RegistryError';
  }
}
