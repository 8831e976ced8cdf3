import type { AdminMenuItem } from '@venue/shared/types';
import { FieldGroup, Text } from '@venue/shared/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { BareFields, Fields } from '../records/Fields';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { useRecordForm } from '../records/useRecordForm';
import { DIETARY_FLAGS } from './dietary';
import * as S from './Menu.styles';
import { menuItemForm, missingParts } from './menuItemForm';
import { menuResource, type StallNames } from './menuResource';

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

export function MenuItemDialog({
  stalls,
  ...props
}: RecordDialogProps<AdminMenuItem> & { stalls: StallNames }) {
  const { menuItems } = useVenueData();
  const edit = useMemo(
    () => ({ form: menuItemForm(stalls), store: menuItems, resource: menuResource(stalls) }),
    [stalls, menuItems],
  );
  const { form, dialog } = useRecordForm(edit, props);
  const { fields } = edit.form;
  const [name, stallId, price] = useWatch({ control: form.control, name: ['name', 'stallId', 'price'] });
  const missing = missingParts({ name, stallId, price });

  return (
    <FormDialog {...dialog} form={{ ...dialog.form, isBlocked: missing.length > 0 }}>
      <Text $step="small" role="status">
        {missing.length > 0 ? `Still needed: ${conjunction.format(missing)}.` : 'Kept on this device only.'}
      </Text>
      <Fields
        form={form}
        fields={fields}
        names={['name', 'description', 'price', 'category', 'stallId', 'image']}
      />
      <FieldGroup legend="Dietary">
        <S.Checks>
          <BareFields form={form} fields={fields} names={DIETARY_FLAGS} />
        </S.Checks>
      </FieldGroup>
      <FieldGroup legend="Availability">
        <BareFields form={form} fields={fields} names={['isAvailable']} />
      </FieldGroup>
    </FormDialog>
  );
}
