import { paths } from '@venue/shared/paths';
import type { AdminStall } from '@venue/shared/types';
import { Tabs } from '@venue/shared/ui';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../records/FormDialog';
import { refusalOf } from '../records/problem';
import { tellSaved } from '../records/toastSaved';
import { useEdited } from '../records/useRecordForm';
import { useShowAlone } from '../records/useShowRecordAction';
import { inputOf, typedOf, type TypedStall } from './stallForm';
import { AmenitiesAndGallery, Details } from './StallFields';

interface StallDialogProps {
  /** The stall to edit, as the data layer opened it; null for a new one. */
  stall: AdminStall | null;
  /** The catalogue's text when the change was refused, null when it worked. */
  onEnded: (refusal: string | null) => void;
  onClose: () => void;
}

const LABELS = {
  name: 'Name',
  description: 'Description',
  location: 'Location',
  mainImage: 'Main image URL',
  status: 'Status',
  amenities: 'Amenities',
  images: 'Gallery',
};

/** Add Stall and Edit Stall, in two tabs. */
export function StallDialog({ stall, onEnded, onClose }: StallDialogProps) {
  const { stalls } = useVenueData();
  const show = useShowAlone(stalls, paths.adminStalls());
  const form = useForm<TypedStall>({ defaultValues: typedOf(stall) });
  const { isDirty, isSubmitting } = form.formState;
  const failed = `Failed to ${stall ? 'update' : 'add'} stall. Please try again.`;
  const { edited, problem, refuse, forget, clashes, reload } = useEdited(stall, {
    ...{ list: stalls, form, typedOf, labels: LABELS, failed },
  });

  async function save(typed: TypedStall) {
    forget();
    const input = inputOf(typed, edited);
    const outcome = await (edited ? stalls.update(edited, input) : stalls.create(input));
    if (!outcome.ok) {
      refuse(outcome.failure);
      return onEnded(refusalOf(failed, outcome.failure));
    }
    onEnded(null);
    onClose();
    if (stall) return tellSaved(`Stall “${outcome.value.name}” updated`, outcome);
    tellSaved(`Stall “${outcome.value.name}” added`, outcome, { action: show(outcome.value) });
  }

  async function reloadRecord() {
    if (await reload()) onEnded(null);
  }

  return (
    <FormDialog
      title={stall ? 'Edit Stall' : 'Add Stall'}
      submitLabel={stall ? 'Update Stall' : 'Add Stall'}
      form={{
        onSubmit: (submit) => void form.handleSubmit(save)(submit),
        isDirty,
        isBusy: isSubmitting,
        problem,
        clashes,
        onReload: edited ? () => void reloadRecord() : undefined,
      }}
      onClose={onClose}
    >
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
