/**
 * Versions of the records in an answer, by id. Two kinds of records may have the same id; then neither is listed, since
 * the absence of a version is harmless and a wrong one is not.
 */
export function createVersions() {
  const noted = new Map<string, { of: string; version: string } | null>();
  return {
    note(of: string, id: string, version: string) {
      const before = noted.get(id);
      noted.set(id, before === null || (before && before.of !== of) ? null : { of, version });
    },
    toJSON: () =>
      Object.fromEntries([...noted].flatMap(([id, entry]) => (entry ? [[id, entry.version]] : []))),
  };
}

export type Versions = ReturnType<typeof createVersions>;
