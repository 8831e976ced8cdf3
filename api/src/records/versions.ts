import type { Attended } from '@venue/shared/types';

/** What an answer says of a record beside its fields. */
export interface Noted {
  id: string;
  version: string;
  attended?: Attended | undefined;
}

/** What an answer says beside its records. */
interface AnswerNotes {
  /** When a list was read: the next one may ask for what has changed since. */
  stamp?: string | undefined;
  /** Ids that are gone since; without it the list is the whole one. */
  deleted?: string[];
  /** What the device sends with its next sign-in. */
  device?: string;
  /** Who calls, and what they may. */
  person?: object;
  /** The latest changes of the record. */
  history?: object[] | undefined;
}

/**
 * Versions of the records in an answer, by id. Two kinds of records may have the same id; then neither is listed, since
 * the absence of a version is harmless and a wrong one is not.
 */
export function createVersions() {
  let others: AnswerNotes = {};
  const attendance: Record<string, Attended> = {};
  const noted = new Map<string, { of: string; version: string } | null>();
  return {
    note(of: string, { id, version, attended }: Noted) {
      if (attended) attendance[id] = attended;
      const before = noted.get(id);
      noted.set(id, before === null || (before && before.of !== of) ? null : { of, version });
    },
    /** Also goes into the `extensions` of the answer. */
    add(notes: AnswerNotes) {
      others = { ...others, ...notes };
    },
    others: () => ({ attendance, ...others }),
    toJSON: () =>
      Object.fromEntries([...noted].flatMap(([id, entry]) => (entry ? [[id, entry.version]] : []))),
  };
}

export type Versions = ReturnType<typeof createVersions>;
