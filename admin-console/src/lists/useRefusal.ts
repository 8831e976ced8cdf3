import type { Failure, LiveList } from '@venue/shared/graphql';
import { useState } from 'react';
import { refusalOf } from '../records/problem';
import { toastFailure } from '../records/toastFailure';
import { useLiveSignIn, useSignIns } from '../source/LiveSignInProvider';

/**
 * A refused change of a list: its text takes the table's place (decisions, Refused changes) until another change works,
 * the rows are fetched again, or somebody signs in to the live server.
 */
export function useRefusal({ load }: Pick<LiveList<unknown>, 'load'>) {
  const signIn = useLiveSignIn();
  const signIns = useSignIns();
  const [text, setText] = useState<string | null>(null);
  const [seen, setSeen] = useState(signIns);
  if (seen !== signIns) {
    setSeen(signIns);
    setText(null);
  }

  /** Says why a record can't be opened; the table stays. */
  const toast = (failed: string, failure: Failure) =>
    toastFailure(failed, failure, { signIn, reload: () => void load().then(() => setText(null)) });
  return {
    text,
    /** How a change ended: the text for a refused one, null when it worked. */
    setResult: setText,
    toast,
    /** Says why a change without a dialog was refused, and takes the table's place. */
    refuse(failed: string, failure: Failure) {
      setText(refusalOf(failed, failure));
      toast(failed, failure);
    },
  };
}
