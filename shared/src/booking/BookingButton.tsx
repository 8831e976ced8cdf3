import { useState } from 'react';
import { Button } from '../ui/primitives/button/Button';
import type { ButtonSize } from '../ui/primitives/button/Button.styles';
import { useNow } from '../ui/hooks/useNow';
import { VisuallyHidden } from '../ui/primitives/layout/Layout';
import { isAhead, type Booking } from './booking';
import { BookingDialog } from './BookingDialog';

interface BookingButtonProps {
  booking: Booking;
  label?: string;
  /** Which of several, for screen readers: "RES-001". */
  of?: string;
  size?: ButtonSize;
}

/** Opens a booking, as long as its day has not ended. */
export function BookingButton({ booking, label = 'Manage', of, size = 'regular' }: BookingButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  if (!now || !isAhead(booking, now)) return null;
  return (
    <>
      <Button tone="quiet" size={size} onClick={() => setIsOpen(true)}>
        <span>{`${label} `}</span>
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </Button>
      {isOpen && <BookingDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}
