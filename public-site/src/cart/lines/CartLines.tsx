import { formatKsh } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import type { CartLine } from '@venue/shared/types';
import { IconButton, ListRows, Picture, Price, QuantityStepper, Text } from '@venue/shared/ui';
import { SoldOut } from '../../today/SoldOut';
import { pictureOfLine } from '../todaysMenu';
import { useCartActions } from '../useCartActions';
import * as S from './CartLines.styles';

interface CartLinesProps {
  lines: readonly CartLine[];
  /** `compact` leaves out the pictures, for a panel beside the menu. */
  look?: 'full' | 'compact';
}

/** The lines of the cart, each with a stepper and a remove button. */
export function CartLines({ lines, look = 'full' }: CartLinesProps) {
  const setQuantity = useCart((state) => state.setQuantity);
  const { removeFromCart } = useCartActions();

  return (
    <ListRows role="list" aria-label="Dishes in your cart">
      {lines.map((line) => (
        <S.Row key={line.id} tabIndex={-1} $look={look}>
          {look === 'full' && (
            <S.Thumbnail>
              <Picture {...pictureOfLine(line)} alt="" ratio={1} sizes="5.5rem" />
            </S.Thumbnail>
          )}
          <S.Text>
            <S.Name>{line.name}</S.Name>
            <SoldOut name={line.name}>
              <Text $step="small" $ink="ink3" $tabular>{`${formatKsh(line.price)} each`}</Text>
            </SoldOut>
          </S.Text>
          <S.Remove>
            <IconButton icon="trash" label={`Remove ${line.name}`} onClick={() => removeFromCart(line)} />
          </S.Remove>
          <S.Foot $look={look}>
            <S.Count>
              <QuantityStepper
                name={line.name}
                quantity={line.quantity}
                onChange={(quantity) => setQuantity(line.id, quantity)}
              />
            </S.Count>
            <S.LineTotal>
              <Price amount={line.price * line.quantity} />
            </S.LineTotal>
          </S.Foot>
        </S.Row>
      ))}
    </ListRows>
  );
}
