interface OptionsProps {
  /** Text of the first option, whose value is empty. */
  first: string;
  /** A string is both value and label. */
  options: readonly (string | { value: string; label: string })[];
}

/** The options of a `Select`. */
export function Options({ first, options }: OptionsProps) {
  return (
    <>
      <option value="">{first}</option>
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
