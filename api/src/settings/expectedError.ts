import { GraphQLError } from 'graphql';

/** A failure that a person can mend: its message is one sentence for them, and no stack is printed. */
export class ExpectedError extends Error {}

/** Refusals of the API are such failures too, where a command makes the same change. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError || error instanceof GraphQLError;
