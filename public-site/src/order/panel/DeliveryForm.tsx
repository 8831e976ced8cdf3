import { NameField, PhoneField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { LINE_MAX, TEXT_MAX } from '@venue/shared/limits';
import { useCartStore } from '@venue/shared/stores';
import type { RequestDetail } from '@venue/shared/text';
import { Field, TextArea, TextInput } from '@venue/shared/ui';
import type { Ref } from 'react';
import { CART_IS_EMPTY } from '../../cart/placing/usePlaceOrder';
import { fullAddress } from '../../forms/fullAddress';
import { UseMyDetails } from '../../forms/UseMyDetails';
import { useTable } from '../../table/useTable';
import * as S from './OrderPanel.styles';
import { checkDelivery, EMPTY_DELIVERY } from './checkDelivery';

interface DeliveryFormProps {
  /** While the cart is empty (requirements 2, Order). */
  hidden: boolean;
  /** Ref of the heading, which takes the focus when the phone's order bar leads here. */
  headingRef: Ref<HTMLHeadingElement>;
  onPlace: (contact: RequestDetail[]) => void;
}

/**
 * The delivery form; name, phone and address are required (requirements 5, Order page). It is part of the static page
 * even while hidden, because a browser that returns to a page fills in only the fields of its HTML.
 */
export function DeliveryForm({ hidden, headingRef, onPlace }: DeliveryFormProps) {
  const cart = useCartStore();
  const table = useTable();
  const { formProps, errors, fill } = useFormSubmission({
    empty: EMPTY_DELIVERY,
    check: checkDelivery,
    missing: () => ({
      title: 'Missing Information',
      text: `Please fill in all required ${table === null ? 'delivery details' : 'fields'}.`,
    }),
    // Another tab may have placed the order meanwhile, which empties the cart.
    precheck: () => (cart.getState().lines.length === 0 ? CART_IS_EMPTY : null),
    onValid: ({ name, phone, address, instructions }) =>
      onPlace([
        { label: 'Name', value: name },
        { label: 'Phone', value: phone },
        { label: 'Address', value: table === null ? address : '' },
        { label: 'Instructions', value: instructions },
      ]),
  });
  return (
    <S.Form {...formProps} hidden={hidden} aria-labelledby="delivery">
      <S.FormHead>
        <S.FormTitle ref={headingRef} id="delivery" tabIndex={-1}>
          {table === null ? 'Delivery details' : `Your details for table ${table}`}
        </S.FormTitle>
        <UseMyDetails
          onUse={(user) =>
            fill({
              name: user.name,
              phone: user.phone,
              ...(table === null && { address: fullAddress(user) }),
            })
          }
        />
      </S.FormHead>
      <NameField error={errors.name} />
      <PhoneField label="Phone Number" error={errors.phone} />
      {table === null ? (
        <Field label="Delivery Address" error={errors.address}>
          <TextInput maxLength={LINE_MAX} name="address" required autoComplete="address-line1" />
        </Field>
      ) : (
        <input type="hidden" name="address" value={`Table ${table}`} />
      )}
      <Field label={table === null ? 'Delivery Instructions' : 'Instructions'} optional>
        <TextArea maxLength={TEXT_MAX} name="instructions" rows={2} />
      </Field>
      <SubmitButton tone="accent">Place Order</SubmitButton>
    </S.Form>
  );
}
