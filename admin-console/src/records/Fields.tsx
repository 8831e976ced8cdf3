import { Field, FormGrid, FormRow } from '@venue/shared/ui';
import { Fragment } from 'react';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { RecordForm } from './formFields';

interface FieldsProps<Values extends FieldValues> extends Pick<RecordForm<never, Values, unknown>, 'fields'> {
  form: UseFormReturn<Values>;
  /** Those to draw, where not all. */
  names?: readonly Path<Values>[];
}

/** The fields of a form in their order, two beside each other where there is room. */
export function Fields<Values extends FieldValues>(props: FieldsProps<Values>) {
  return (
    <FormGrid>
      <BareFields {...props} />
    </FormGrid>
  );
}

/** The same without a grid around them. */
export function BareFields<Values extends FieldValues>({
  fields,
  form: { register, control, formState, getFieldState },
  names = Object.keys(fields) as Path<Values>[], // the values are those of the fields
}: FieldsProps<Values>) {
  const typed: Readonly<Record<string, unknown>> = useWatch({ control });
  const stored: Readonly<Record<string, unknown>> = formState.defaultValues ?? {};
  return names.map((name) => {
    const { label, optional = false, isWide, isLabelled, hint, control: draw } = fields[name];
    const error = getFieldState(name, formState).error?.message;
    const drawn = draw(register(name), stored[name]);
    const Place = isWide ? FormRow : Fragment;
    return (
      <Place key={name}>
        {isLabelled ? (
          drawn
        ) : (
          <Field label={label} optional={optional} error={error} {...(hint && { hint: hint(typed[name]) })}>
            {drawn}
          </Field>
        )}
      </Place>
    );
  });
}
