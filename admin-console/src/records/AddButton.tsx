import { Button, Icon } from '@venue/shared/ui';

interface AddButtonProps {
  /** "Add Event". */
  children: string;
  onClick: () => void;
}

/** Opens the form of a new record, in the heading of its list. */
export const AddButton = ({ children, onClick }: AddButtonProps) => (
  <Button onClick={onClick}>
    <Icon name="plus" size="1.1em" />
    <span>{children}</span>
  </Button>
);
