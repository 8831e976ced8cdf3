import { Icon, type IconName, Stack, StandIn } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './GardenPanel.styles';

const BENEFITS: readonly { icon: IconName; text: string }[] = [
  { icon: 'receipt', text: 'Order last Friday’s dinner again with one tap' },
  { icon: 'calendar', text: 'See your next table and your tickets' },
  { icon: 'heart', text: 'Keep the dishes you love at hand' },
];

/** The benefits of an account, beside the form on wide screens. */
export function GardenPanel() {
  return (
    <S.Scene as="aside" data-theme="dark">
      <S.Art>
        <StandIn accent="forest" />
      </S.Art>
      <S.Text>
        <S.Title>Your table in the {VENUE.place} remembers you</S.Title>
        <Stack as="ul" $gap="s12" role="list">
          {BENEFITS.map(({ icon, text }) => (
            <S.Point key={text}>
              <Icon name={icon} />
              <span>{text}</span>
            </S.Point>
          ))}
        </Stack>
      </S.Text>
    </S.Scene>
  );
}
