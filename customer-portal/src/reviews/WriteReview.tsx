import { venueNow } from '@venue/shared/browser';
import { SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { notify } from '@venue/shared/notify';
import { nairobiDate } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { isolated } from '@venue/shared/text';
import { Button, Dialog } from '@venue/shared/ui';
import { useId, useState } from 'react';
import { ReviewForm } from './ReviewForm';
import { checkReview, EMPTY_REVIEW, type ReviewForm as Review } from './checkReview';

interface WriteReviewProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog for a review. When it is closed before submitting, the text is kept as a draft. */
export function WriteReview({ open, onClose }: WriteReviewProps) {
  const addReview = useUser((state) => state.addReview);
  const [draft, setDraft] = useState(EMPTY_REVIEW);
  const formId = useId();

  const closeWith = (left: Review) => {
    setDraft(left);
    onClose();
  };
  const { formProps, errors, read } = useFormSubmission({
    empty: EMPTY_REVIEW,
    check: checkReview,
    onValid: ({ itemName, rating, comment }) => {
      addReview({ itemName, rating: Number(rating), date: nairobiDate(venueNow()), comment });
      notify.success('Review added', { text: `Thank you for your words on ${isolated(itemName)}.` });
      closeWith(EMPTY_REVIEW);
    },
  });
  const close = () => closeWith(read());

  const actions = (
    <>
      <Button tone="quiet" onClick={close}>
        Cancel
      </Button>
      <SubmitButton size="regular" form={formId}>
        Submit Review
      </SubmitButton>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title="Write Review" kind="sheet" actions={actions}>
      <ReviewForm {...formProps} id={formId} draft={draft} errors={errors} />
    </Dialog>
  );
}
