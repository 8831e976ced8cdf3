import type { Failure, Outcome } from '@venue/shared/graphql';
import { useRef } from 'react';
import { useDialog } from './useDialog';

/** The record as it stands now; undefined where no server keeps it. */
export type OpenRecord<Row> = ((row: Row) => Promise<Outcome<Row>>) | undefined;

/**
 * The Edit dialog of a list. It opens with the record as the server has it now. The last Edit wins: an answer that
 * comes after another one, or under another dialog, opens nothing.
 */
export function useEditDialog<Row>(openRecord: OpenRecord<Row>, onFailure: (failure: Failure) => void) {
  const { subject, open, close } = useDialog<Row>();
  const latest = useRef<object | null>(null);
  async function edit(row: Row) {
    if (!openRecord) return open(row);
    const request = {};
    latest.current = request;
    const opened = await openRecord(row);
    if (latest.current !== request || document.querySelector('dialog[open]')) return;
    if (opened.ok) open(opened.value);
    else onFailure(opened.failure);
  }
  return { subject, edit, close };
}
