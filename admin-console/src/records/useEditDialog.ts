import type { Failure, LiveList } from '@venue/shared/graphql';
import { useRef } from 'react';
import { sayThatLastSaveWins } from './sayThatLastSaveWins';
import { useDialog } from './useDialog';

/**
 * The Edit dialog of a list. It opens with the record as the server has it now. The last Edit wins: an answer that
 * comes after another one, or under another dialog, opens nothing.
 */
export function useEditDialog<Row extends object>(
  openRecord: LiveList<Row>['open'],
  onFailure: (failure: Failure) => void,
) {
  const { subject, open, close } = useDialog<Row>();
  const latest = useRef<object | null>(null);
  async function edit(row: Row) {
    const request = {};
    latest.current = request;
    const opened = await openRecord(row);
    if (latest.current !== request || document.querySelector('dialog[open]')) return;
    if (!opened.ok) return onFailure(opened.failure);
    sayThatLastSaveWins(opened.value);
    open(opened.value);
  }
  return { subject, edit, close };
}
