import { statusLabel } from '@venue/shared/status';
import { StatusBadge } from '@venue/shared/ui';
import type { ComponentProps } from 'react';
import type { Column } from './resource';

/** The column of a status, in the colour that its list gives it. */
export const statusColumn = <Row extends { status: string }>(
  toneOf: (status: Row['status']) => ComponentProps<typeof StatusBadge>['tone'],
): Column<Row> => ({
  id: 'status',
  header: 'Status',
  kind: 'status',
  cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{statusLabel(status)}</StatusBadge>,
  text: ({ status }) => statusLabel(status),
});
