import { CHANGE_AHEAD_HOURS, LARGE_PARTY_GUESTS, TABLE_HELD_MINUTES } from '@venue/shared/limits';
import { REPLY_WITHIN } from '@venue/shared/text';
import { Icon, Panel, PanelTitle, Stack } from '@venue/shared/ui';
import * as S from './PolicyCard.styles';

const POLICY = [
  `We confirm your reservation ${REPLY_WITHIN} by email or phone.`,
  `Please make changes or cancellations at least ${CHANGE_AHEAD_HOURS} hours ahead.`,
  `Tables are held for ${TABLE_HELD_MINUTES} minutes past the reservation time.`,
  `Parties of ${LARGE_PARTY_GUESTS} or more, please phone us.`,
  'Event bookings may require advance payment.',
];

/** The reservation policy, word for word (requirements 9, Reservation page choices). */
export function PolicyCard() {
  return (
    <Panel aria-labelledby="policy">
      <PanelTitle id="policy">Reservation Policy</PanelTitle>
      <Stack as="ul" $gap="s12" role="list">
        {POLICY.map((rule) => (
          <S.Rule key={rule}>
            <Icon name="check" />
            <span>{rule}</span>
          </S.Rule>
        ))}
      </Stack>
    </Panel>
  );
}
