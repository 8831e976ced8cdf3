import { paths } from '@venue/shared/paths';
import type { AdminStall } from '@venue/shared/types';
import { Tabs } from '@venue/shared/ui';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../records/FormDialog';
import { refusalOf } from '../records/problem';
import { toastSaved } from '../records/toastSaved';
import { useRecordForm } from '../records/useRecordForm';
import { useShowRecordAction } from '../records/useShowRecordAction';
import { toInput, toFormValues, type StallFormValues } from './stallForm';
import { AmenitiesAndGallery, Details } from './StallFields';

interface StallDialogProps {
  /** The stall to edit, as the data layer opened it; null for a new one. */
  stall: AdminStall | null;
  /** The catalogue's text when the change was refused, null when it worked. */
  onResult: (refusal: string | null) => void;
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
export function StallDialog({ stall, onResult, onClose }: StallDialogProps) {
  const { stalls } = useVenueData();
  const show = useShowRecordAction(stalls, paths.adminStalls());
  const form = useForm<StallFormValues>({ defaultValues: toFormValues(stall) });
  const { isDirty, isSubmitting } = form.formState;
  const failed = `Failed to ${stall ? 'update' : 'add'} stall. Please try again.`;
  const { edited, problem, refuse, clearProblem, conflicts, reload } = useRecordForm(stall, {
    ...{ list: stalls, form, toFormValues, labels: LABELS, failed },
  });

  async function save(typed: StallFormValues) {
    clearProblem();
    const input = toInput(typed, edited);
    const outcome = await (edited ? stalls.update(edited, input) : stalls.create(input));
    if (!outcome.ok) {
      refuse(outcome.failure);
      return onResult(refusalOf(failed, outcome.failure));
    }
    onResult(null);
    onClose();
    if (stall) return toastSaved(`Stall “${outcome.value.name}” updated`, outcome);
    toastSaved(`Stall “${outcome.value.name}” added`, outcome, { action: show(outcome.value) });
  }

  async function reloadRecord() {
    if (await reload()) onResult(null);
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
        conflicts,
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
