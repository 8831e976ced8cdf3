import { useState } from 'react';
import { Button } from '../primitives/button/Button';
import { ConfirmDialog } from '../primitives/dialog/ConfirmDialog';
import { Dialog } from '../primitives/dialog/Dialog';
import type { DialogKind } from '../primitives/dialog/Dialog.styles';
import { TextInput } from '../primitives/field/controls';
import { Field } from '../primitives/field/Field';
import { Cluster, Stack } from '../primitives/layout/Layout';
import { Tabs } from '../primitives/tabs/Tabs';
import { Part, Specimen } from './Part';

const KINDS: DialogKind[] = ['centre', 'sheet', 'drawer'];

/** Dialogs and tabs. */
export function OverlaysPart() {
  const [kind, setKind] = useState<DialogKind | null>(null);
  const [asking, setAsking] = useState(false);
  const close = () => setKind(null);
  return (
    <Part title="Dialogs and tabs" lead="Native, labelled, and back to where you were.">
      <Cluster>
        {KINDS.map((name) => (
          <Button key={name} tone="quiet" onClick={() => setKind(name)}>
            {`Dialog, ${name}`}
          </Button>
        ))}
        <Button tone="danger" onClick={() => setAsking(true)}>
          Delete Event
        </Button>
      </Cluster>
      <Dialog
        open={kind !== null}
        kind={kind ?? 'centre'}
        onClose={close}
        title="Write Review"
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save Review</Button>
          </>
        }
      >
        <Stack>
          <p>Share your dining experience.</p>
          <Field label="Dish">
            <TextInput name="dish" />
          </Field>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Delete Event"
        confirm={{ label: 'Delete Event', run: () => setAsking(false) }}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete the event &quot;Jazz under the Acacia&quot;? This action cannot be
        undone.
      </ConfirmDialog>
      <Specimen name="Tabs, one of them disabled">
        <Tabs
          label="Events"
          items={[
            { id: 'upcoming', label: 'Upcoming Events', panel: <p>Every Friday, 7:00 PM: live band.</p> },
            { id: 'plans', label: 'Plan Your Event', panel: <p>100+ seats, custom menu options.</p> },
            { id: 'past', label: 'Past Events', panel: <p>Not open.</p>, disabled: true },
          ]}
        />
      </Specimen>
    </Part>
  );
}
