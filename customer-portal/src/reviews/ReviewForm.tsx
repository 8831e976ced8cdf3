import type { FormErrors } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { Field, RatingInput, Stack, TextArea, TextInput } from '@venue/shared/ui';
import { useId, useMemo, type ComponentPropsWithRef } from 'react';
import { likelyItems } from './review';
import type { ReviewForm as Review } from './checkReview';

interface ReviewFormProps extends ComponentPropsWithRef<'form'> {
  /** The text from before the dialog was closed. */
  draft: Review;
  errors: FormErrors<Review>;
}

/** The fields for dish, stars and comment; passes on the props of a `<form>`. */
export function ReviewForm({ draft, errors, ...formProps }: ReviewFormProps) {
  const orders = useUser((state) => state.orders);
  const favorites = useUser((state) => state.favorites);
  const items = useMemo(() => likelyItems(orders, favorites), [orders, favorites]);
  const itemsId = useId();
  return (
    <form {...formProps}>
      <Stack>
        <Field label="Dish or drink" error={errors.itemName}>
          <TextInput
            name="itemName"
            required
            autoComplete="off"
            list={itemsId}
            defaultValue={draft.itemName}
          />
        </Field>
        <datalist id={itemsId}>
          {items.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <RatingInput
          label="Your rating"
          name="rating"
          required
          error={errors.rating}
          defaultValue={Number(draft.rating)}
        />
        <Field label="Your review" error={errors.comment}>
          <TextArea name="comment" required defaultValue={draft.comment} />
        </Field>
      </Stack>
    </form>
  );
}
