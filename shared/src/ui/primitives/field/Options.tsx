export interface Option {
  value: string;
  label: string;
}

interface OptionsProps {
  /** Text of an option before the others, whose value is empty. */
  first?: string;
  /** A string is both value and label. */
  options: readonly (string | Option)[];
}

/** The options of a `Select`. */
export function Options({ first, options }: OptionsProps) {
  return (
    <>
      {first !== undefined && <option value="">{first}</option>}
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={value} value={value}>
            {label}
          </option>
        );
      })}
    </>
  );
}
