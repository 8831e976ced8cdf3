import { notify } from '@venue/shared/notify';

let isSaid = false;

/**
 * A server of the bare contract (requirements 7) keeps no versions, so it can't refuse the later of two saves. Said once,
 * before the first record of such a server is edited.
 */
export function sayThatLastSaveWins(record: object) {
  const isOfServer = 'origin' in record && record.origin === 'server';
  if (isSaid || !isOfServer || 'version' in record) return;
  isSaid = true;
  notify.info('This server keeps no versions', {
    text: 'If somebody else edits the same record, the last save wins.',
  });
}
