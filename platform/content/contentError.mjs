/** Something in the content that can't be used; every line says where and what is expected. */
export class ContentError extends Error {
  /** @param {string} message @param {{ file: string, path: (string | number)[], message: string }[]} [problems] */
  constructor(message, problems = []) {
    super(message);
    this.problems = problems;
  }
}
