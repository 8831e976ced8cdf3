/** The rows a person has selected for a common step: see `useSelection`. */
export interface Selection<Row> {
  /** The selected rows among those found. */
  rows: readonly Row[];
  has: (id: string) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
}
