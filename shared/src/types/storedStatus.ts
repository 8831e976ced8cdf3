/** A status as a server stores it: one of ours, or another word, which is shown and sent back as it stands. */
export type StoredStatus<Known extends string> = Known | (string & {});
