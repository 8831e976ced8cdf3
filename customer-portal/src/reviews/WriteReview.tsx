import { notify } from '@venue/shared/notify';
import { nairobiDate, type FormErrors } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { Button, Dialog } from '@venue/shared/ui';
import { useId, useState } from 'react';
import { checkReview, EMPTY_DRAFT, type ReviewDraft } from './review';
import { ReviewForm } from './ReviewForm';

interface WriteReviewProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for dish, stars and words. What was written waits here when the dialog is closed before it was sent. */
export function WriteReview({ open, onClose }: WriteReviewProps) {
  const addReview = useUser((state) => state.addReview);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<FormErrors<ReviewDraft>>({});
  const formId = useId();

  const change = (part: Partial<ReviewDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => {
      const fixed = Object.keys(part).map((name) => [name, undefined]);
      return { ...before, ...Object.fromEntries(fixed) };
    });
  };
  const submit = (form: HTMLFormElement) => {
    const found = checkReview(draft);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const { itemName, rating, comment } = draft;
    addReview({
      itemName: itemName.trim(),
      rating,
      date: nairobiDate(new Date()),
      comment: comment.trim(),
    });
    notify.success('Review added', { text: `Thank you for your words on ${itemName.trim()}.` });
    setDraft(EMPTY_DRAFT);
    onClose();
  };

  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId}>
        Submit Review
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Write Review" kind="sheet" actions={actions}>
      <ReviewForm id={formId} draft={draft} errors={errors} onChange={change} onSubmit={submit} />
    </Dialog>
  );
}
