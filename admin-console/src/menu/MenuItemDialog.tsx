import { ADMIN_MENU_CATEGORIES, type AdminMenuItem, type AdminStall } from '@venue/shared/types';
import {
  Checkbox,
  Field,
  FieldGroup,
  FormGrid,
  NumberInput,
  Select,
  TextArea,
  TextInput,
} from '@venue/shared/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { savedPrice } from '../records/savedAs';
import { useRecordForm } from '../records/useRecordForm';
import { menuResource, UNKNOWN_STALL } from './menuResource';
import * as S from './Menu.styles';
import { menuItemForm, missingParts } from './menuItemForm';
import { useMenuItems } from './MenuItemsProvider';

interface MenuItemDialogProps extends RecordDialogProps<AdminMenuItem> {
  stalls: readonly Pick<AdminStall, 'id' | 'name'>[];
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Add Menu Item and Edit Menu Item. */
export function MenuItemDialog({ stalls, ...props }: MenuItemDialogProps) {
  const { items } = useMenuItems();
  const resource = useMemo(() => menuResource(stalls), [stalls]);
  const { form, dialog } = useRecordForm({ ...menuItemForm, resource }, items, props);
  const { register, control } = form;
  const [name, stallId, price] = useWatch({ control, name: ['name', 'stallId', 'price'] });
  const missing = missingParts({ name, stallId, price });
  const isUnknown = stallId !== '' && stalls.every(({ id }) => id !== stallId);
  const choices = isUnknown ? [...stalls, { id: stallId, name: UNKNOWN_STALL }] : stalls;

  return (
    <FormDialog {...dialog} form={{ ...dialog.form, isBlocked: missing.length > 0 }}>
      <S.Missing role="status">
        {missing.length > 0 ? `Still needed: ${list.format(missing)}.` : 'Kept on this device only.'}
      </S.Missing>
      <Field label="Name">
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description">
        <TextArea rows={3} {...register('description')} />
      </Field>
      <FormGrid>
        <Field label="Price (KSh)" hint={savedPrice(price)}>
          <NumberInput min="0" step="any" {...register('price')} />
        </Field>
        <Field label="Category">
          <Select {...register('category')}>
            {ADMIN_MENU_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Stall">
          <Select {...register('stallId')}>
            <option value="">Select a stall</option>
            {choices.map((stall) => (
              <option key={stall.id} value={stall.id}>
                {stall.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Image URL" optional>
          <TextInput type="url" autoComplete="off" {...register('image')} />
        </Field>
      </FormGrid>
      <FieldGroup legend="Dietary">
        <S.Checks>
          <Checkbox label="Vegetarian" {...register('isVegetarian')} />
          <Checkbox label="Vegan" {...register('isVegan')} />
          <Checkbox label="Gluten Free" {...register('isGlutenFree')} />
          <Checkbox label="Spicy" {...register('isSpicy')} />
        </S.Checks>
      </FieldGroup>
      <FieldGroup legend="Availability">
        <Checkbox label="Available" {...register('isAvailable')} />
      </FieldGroup>
    </FormDialog>
  );
}
