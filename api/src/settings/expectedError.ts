/** A failure that a person can mend: its message is one sentence for them, and no stack is printed. */
export class ExpectedError extends Error {}
