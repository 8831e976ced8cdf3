import { RESERVATION_POLICY } from '@venue/shared/limits';
import { Icon, Panel, PanelTitle } from '@venue/shared/ui';
import * as S from './PolicyCard.styles';

/** The reservation policy, word for word (requirements 9, Reservation page choices). */
export function PolicyCard() {
  return (
    <Panel aria-labelledby="policy">
      <PanelTitle id="policy">Reservation Policy</PanelTitle>
      <S.Rules role="list">
        {RESERVATION_POLICY.map((rule) => (
          <S.Rule key={rule}>
            <Icon name="check" />
            {rule}
          </S.Rule>
        ))}
      </S.Rules>
    </Panel>
  );
}
