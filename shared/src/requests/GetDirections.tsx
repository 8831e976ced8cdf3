import { newTab } from '../contactLinks';
import { ButtonAnchor } from '../ui/primitives/button/Button';
import type { ButtonTone } from '../ui/primitives/button/Button.styles';
import { Icon } from '../ui/primitives/icon/Icon';
import { VENUE } from '../venue';

/** Opens the way to the venue in the visitor's maps. */
export function GetDirections({ tone = 'quiet' }: { tone?: ButtonTone }) {
  return (
    <ButtonAnchor {...newTab(VENUE.directionsUrl)} tone={tone}>
      <Icon name="pin" />
      Get Directions
    </ButtonAnchor>
  );
}
