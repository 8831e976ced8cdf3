// requirements 4, Stall status; decisions, Stall gallery
import type { StallRow } from '@venue/shared/graphql';
import { isolated } from '@venue/shared/text';
import { Button, VisuallyHidden } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { useResourceList } from '../lists/useResourceList';
import { HandOver } from '../records/HandOver';
import { RecordScreen } from '../records/RecordScreen';
import { useSignInBefore } from '../source/LiveSignInProvider';
import { useDialog } from '../records/useDialog';
import { GalleryDialog } from './GalleryDialog';
import { StallDialog } from './StallDialog';
import { stallsResource } from './stallsResource';
import { stallsScreen } from './stallsScreen';

const nameOfStall = ({ name }: StallRow) => name;

export default function ManageStallsScreen() {
  const { stalls } = useVenueData();
  const list = useResourceList(stalls, stallsResource);
  const { rows, origin } = list.live.state;
  const gallery = useDialog<{ stall: StallRow; origin: typeof origin }>();
  const inGallery = gallery.subject?.stall;
  // Once the rows are other records, the one with this id is another stall.
  const shown = gallery.subject?.origin === origin ? rows.find(({ id }) => id === inGallery?.id) : inGallery;
  const signInBefore = useSignInBefore(list.live.state);

  const galleryButton = (stall: StallRow) => (
    <Button tone="quiet" size="small" onClick={() => signInBefore(() => gallery.open({ stall, origin }))}>
      Gallery<VisuallyHidden>{` ${isolated(stall.name)}`}</VisuallyHidden>
    </Button>
  );

  return (
    <>
      <RecordScreen
        list={list}
        actions={{ screen: stallsScreen, records: stalls, more: galleryButton }}
        handOver={<HandOver of="stalls" list={stalls} state={list.live.state} nameOf={nameOfStall} />}
        dialog={(props) => <StallDialog {...props} />}
      />
      {shown && (
        <GalleryDialog stall={shown} onResult={list.live.refusal.setResult} onClose={gallery.close} />
      )}
    </>
  );
}
