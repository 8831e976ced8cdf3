import type { StallRow } from '@venue/shared/graphql';
import { Tabs } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { useRecordForm } from '../records/useRecordForm';
import { AmenitiesAndGallery, Details } from './StallFields';
import { stallForm } from './stallForm';

/** Add Stall and Edit Stall, in two tabs. */
export function StallDialog(props: RecordDialogProps<StallRow>) {
  const { form, dialog } = useRecordForm(stallForm, useVenueData().stalls, props);
  return (
    <FormDialog {...dialog}>
      <Tabs
        label="Stall"
        items={[
          { id: 'details', label: 'Details', panel: <Details form={form} /> },
          {
            id: 'amenities-gallery',
            label: 'Amenities & Gallery',
            panel: <AmenitiesAndGallery form={form} />,
          },
        ]}
      />
    </FormDialog>
  );
}
