export interface Option {
  value: string;
  label: string;
}

/** What a select offers. */
export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
