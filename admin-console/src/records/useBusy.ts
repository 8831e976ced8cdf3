import { useState } from 'react';

/** Whether work is under way, and what runs it. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    setIsBusy(true);
    try {
      return await work();
    } finally {
      setIsBusy(false);
    }
  }
  return [isBusy, run] as const;
}
