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
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../records/FormDialog';
import { toastSaved } from '../records/toastSaved';
import { UNKNOWN_STALL } from './menuResource';
import * as S from './Menu.styles';
import { toInput, missingParts, toFormValues, type MenuItemFormValues } from './menuItemForm';
import { useMenuItems } from './MenuItemsProvider';

interface MenuItemDialogProps {
  /** The item to edit; null for a new one. */
  item: AdminMenuItem | null;
  stalls: readonly Pick<AdminStall, 'id' | 'name'>[];
  onClose: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Add Menu Item and Edit Menu Item. */
export function MenuItemDialog({ item, stalls, onClose }: MenuItemDialogProps) {
  const { items } = useMenuItems();
  const form = useForm<MenuItemFormValues>({ defaultValues: toFormValues(item) });
  const { register, control, formState } = form;
  const [name, stallId, price] = useWatch({ control, name: ['name', 'stallId', 'price'] });
  const missing = missingParts({ name, stallId, price });
  const isUnknown = stallId !== '' && stalls.every(({ id }) => id !== stallId);
  const choices = isUnknown ? [...stalls, { id: stallId, name: UNKNOWN_STALL }] : stalls;

  function save(typed: MenuItemFormValues) {
    if (missingParts(typed).length > 0) return;
    const input = toInput(typed);
    if (item) items.update(item.id, input);
    else items.add(input);
    onClose();
    toastSaved(`Menu item “${input.name}” ${item ? 'updated' : 'added'}`, {
      ok: true,
      value: input,
      saved: 'device',
    });
  }

  return (
    <FormDialog
      title={item ? 'Edit Menu Item' : 'Add Menu Item'}
      submitLabel={item ? 'Update Menu Item' : 'Add Menu Item'}
      form={{
        onSubmit: (submit) => void form.handleSubmit(save)(submit),
        isDirty: formState.isDirty,
        isBusy: false,
        isBlocked: missing.length > 0,
      }}
      onClose={onClose}
    >
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
        <Field label="Price (KSh)">
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
