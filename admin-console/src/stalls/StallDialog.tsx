import type { StallRow } from '@venue/shared/graphql';
import { FieldGroup, Stack, Tabs } from '@venue/shared/ui';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { BareFields, Fields } from '../records/Fields';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { useRecordForm } from '../records/useRecordForm';
import { addStallImage } from './addStallImage';
import { Gallery } from './Gallery';
import { stallForm, type StallFormValues } from './stallForm';
import { stallsResource } from './stallsResource';

const { fields } = stallForm;

/** Add Stall and Edit Stall, in two tabs. */
export function StallDialog(props: RecordDialogProps<StallRow>) {
  const { stalls } = useVenueData();
  const { form, dialog } = useRecordForm({ form: stallForm, store: stalls, resource: stallsResource }, props);
  return (
    <FormDialog {...dialog}>
      <Tabs
        label="Stall"
        items={[
          {
            id: 'details',
            label: 'Details',
            panel: (
              <Fields
                form={form}
                fields={fields}
                names={['name', 'description', 'location', 'mainImage', 'status']}
              />
            ),
          },
          {
            id: 'amenities-gallery',
            label: 'Amenities & Gallery',
            panel: (
              <Stack $gap="s24">
                <BareFields form={form} fields={fields} names={['amenities']} />
                <StallGallery form={form} />
              </Stack>
            ),
          },
        ]}
      />
    </FormDialog>
  );
}

function StallGallery({ form: { control } }: { form: UseFormReturn<StallFormValues> }) {
  const pictures = useController({ control, name: 'images' }).field;
  const address = useController({ control, name: 'imageUrl' }).field;
  const images = pictures.value;
  return (
    <FieldGroup legend="Gallery">
      <Gallery
        images={images}
        url={address.value}
        onUrl={address.onChange}
        onAdd={() => {
          pictures.onChange(addStallImage(images, address.value.trim()));
          address.onChange('');
        }}
        onRemove={(image) => pictures.onChange(images.filter(({ id }) => id !== image.id))}
      />
    </FieldGroup>
  );
}
