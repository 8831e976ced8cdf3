import { EmailField, NameField, PhoneField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { LINE_MAX, TEXT_MAX } from '@venue/shared/limits';
import { useCartStore } from '@venue/shared/stores';
import type { RequestDetail } from '@venue/shared/text';
import { Field, Panel, PanelTitle, TextArea, TextInput } from '@venue/shared/ui';
import { CART_IS_EMPTY } from '../cart/placing/usePlaceOrder';
import { fullAddress } from '../forms/fullAddress';
import { UseMyDetails } from '../forms/UseMyDetails';
import { useTable } from '../table/useTable';
import { PanelHead } from '../page/PanelHead.styles';
import { checkCustomer, EMPTY_CUSTOMER } from './checkCustomer';

/** The checkout form; name, email and phone are required (requirements 5, Cart page). */
export function CustomerForm({ onPlace }: { onPlace: (contact: RequestDetail[]) => void }) {
  const cart = useCartStore();
  const table = useTable();
  const { formProps, errors, fill } = useFormSubmission({
    empty: EMPTY_CUSTOMER,
    check: checkCustomer,
    missing: () => ({ title: 'Missing information', text: 'Please fill in all required fields.' }),
    precheck: () => (cart.getState().lines.length === 0 ? CART_IS_EMPTY : null),
    onValid: ({ name, email, phone, address, notes }) =>
      onPlace([
        { label: 'Name', value: name },
        { label: 'Email', value: email },
        { label: 'Phone', value: phone },
        { label: 'Address', value: address },
        { label: 'Notes', value: notes },
      ]),
  });
  return (
    <Panel as="form" {...formProps} aria-labelledby="customer">
      <PanelHead>
        <PanelTitle id="customer">Customer Information</PanelTitle>
        <UseMyDetails
          onUse={(user) =>
            fill({
              name: user.name,
              email: user.email,
              phone: user.phone,
              ...(table === null && { address: fullAddress(user) }),
            })
          }
        />
      </PanelHead>
      <NameField error={errors.name} />
      <EmailField error={errors.email} />
      <PhoneField label="Phone Number" error={errors.phone} />
      {table === null ? (
        <Field label="Delivery Address" optional>
          <TextInput maxLength={LINE_MAX} name="address" autoComplete="address-line1" />
        </Field>
      ) : (
        <input type="hidden" name="address" value="" />
      )}
      <Field label="Order Notes" optional>
        <TextArea maxLength={TEXT_MAX} name="notes" rows={2} />
      </Field>
      <SubmitButton tone="accent">Place Order</SubmitButton>
    </Panel>
  );
}
