import type { AdminStall } from '@venue/shared/types';
import { Tabs } from '@venue/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../resource/FormDialog';
import { problemOf, type Problem } from '../resource/problem';
import { tellSaved } from '../resource/tellSaved';
import { inputOf, typedOf, type TypedStall } from './stall-form';
import { AmenitiesAndGallery, Details } from './StallFields';

interface StallDialogProps {
  /** The stall to edit, as the data layer opened it; null for a new one. */
  stall: AdminStall | null;
  /** The catalogue's text when the change was refused, null when it worked. */
  onEnded: (refusal: string | null) => void;
  onClose: () => void;
}

/** Add Stall and Edit Stall, in two tabs. */
export function StallDialog({ stall, onEnded, onClose }: StallDialogProps) {
  const { stalls } = useVenueData();
  const [edited, setEdited] = useState(stall);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<TypedStall>({ defaultValues: typedOf(stall) });
  const { isDirty, isSubmitting } = form.formState;
  const failed = `Failed to ${stall ? 'update' : 'add'} stall. Please try again.`;

  async function save(typed: TypedStall) {
    setProblem(null);
    const input = inputOf(typed, edited);
    const outcome = await (edited ? stalls.update(edited, input) : stalls.create(input));
    if (!outcome.ok) {
      setProblem(problemOf(failed, outcome.failure));
      return onEnded(failed);
    }
    onEnded(null);
    onClose();
    tellSaved(`Stall “${outcome.value.name}” ${stall ? 'updated' : 'added'}`, outcome);
  }

  async function reload() {
    const opened = edited && (await stalls.open(edited));
    if (!opened?.ok) return onClose();
    setEdited(opened.value);
    form.reset(typedOf(opened.value));
    setProblem(null);
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
        onReload: () => void reload(),
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
