import type { FormErrors } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { Field, RatingInput, Stack, TextArea, TextInput } from '@venue/shared/ui';
import { useId, useMemo } from 'react';
import { likelyItems, type ReviewDraft } from './review';

interface ReviewFormProps {
  id: string;
  draft: ReviewDraft;
  errors: FormErrors<ReviewDraft>;
  onChange: (part: Partial<ReviewDraft>) => void;
  onSubmit: (form: HTMLFormElement) => void;
}

export function ReviewForm({ id, draft, errors, onChange, onSubmit }: ReviewFormProps) {
  const orders = useUser((state) => state.orders);
  const favorites = useUser((state) => state.favorites);
  const items = useMemo(() => likelyItems(orders, favorites), [orders, favorites]);
  const itemsId = useId();
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <Stack>
        <Field label="Dish or drink" error={errors.itemName}>
          <TextInput
            name="itemName"
            required
            autoComplete="off"
            list={itemsId}
            value={draft.itemName}
            onChange={(event) => onChange({ itemName: event.target.value })}
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
          {...(draft.rating > 0 && { defaultValue: draft.rating })}
          onChange={(rating) => onChange({ rating })}
        />
        <Field label="Your review" error={errors.comment}>
          <TextArea
            name="comment"
            required
            value={draft.comment}
            onChange={(event) => onChange({ comment: event.target.value })}
          />
        </Field>
      </Stack>
    </form>
  );
}
