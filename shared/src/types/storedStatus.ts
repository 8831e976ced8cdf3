/** A status as a server stores it: one of the known ones, or any other word, which is shown and sent back unchanged. */
export type StoredStatus<Known extends string> = Known | (string & {});
