import { useState } from 'react';
import { Button } from '../ui/primitives/button/Button';
import type { ButtonSize } from '../ui/primitives/button/Button.styles';
import { useNow } from '../ui/hooks/useNow';
import { VisuallyHidden } from '../ui/primitives/layout/Layout';
import { isAhead } from './isAhead';
import { RequestDialog } from './RequestDialog';
import type { VenueRequest } from './venueRequest';

interface RequestButtonProps {
  request: VenueRequest;
  label?: string;
  /** Which of several, for screen readers: "RES-001". */
  of?: string;
  size?: ButtonSize;
}

/** Opens a request, as long as its day has not ended. */
export function RequestButton({ request, label = 'Manage', of, size = 'regular' }: RequestButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  if (!now || !isAhead(request, now)) return null;
  return (
    <>
      <Button tone="quiet" size={size} onClick={() => setIsOpen(true)}>
        <span>{`${label} `}</span>
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </Button>
      {isOpen && <RequestDialog request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}
