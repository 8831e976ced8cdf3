/**
 * Resolves like the promise, or rejects when the time is over.
 * @param milliseconds How long to wait.
 * @param what Name of the operation for the error.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} did not answer within ${milliseconds} ms.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
