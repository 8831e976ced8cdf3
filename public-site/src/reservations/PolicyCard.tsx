import { RESERVATION_POLICY } from '@venue/shared/limits';
import { Icon } from '@venue/shared/ui';
import * as Form from '../forms/FormPage.styles';
import * as S from './PolicyCard.styles';

/** The house rules of a reservation, word for word (spec 9). */
export function PolicyCard() {
  return (
    <Form.Panel aria-labelledby="policy">
      <Form.Title id="policy">Reservation Policy</Form.Title>
      <S.Rules role="list">
        {RESERVATION_POLICY.map((rule) => (
          <S.Rule key={rule}>
            <Icon name="check" />
            {rule}
          </S.Rule>
        ))}
      </S.Rules>
    </Form.Panel>
  );
}
