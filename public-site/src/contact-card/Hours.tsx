import { Icon, Stack, Summary } from '@venue/shared/ui';
import type { HoursSet } from '@venue/shared/venue';
import * as S from './Hours.styles';

/** Opening hours with their label (decisions, Opening hours). */
export function Hours({ hours }: { hours: HoursSet }) {
  return (
    <Stack $gap="s4">
      <S.Label>
        <Icon name="clock" />
        <span>{hours.label}</span>
      </S.Label>
      <Summary items={hours.rows.map(({ days, hours: open }) => ({ label: days, value: open }))} />
    </Stack>
  );
}
