/**
 * Resolves like the promise, or rejects when the time is over.
 * @param late Makes the error of a missed deadline.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
