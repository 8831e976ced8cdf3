import type { Outcome, StallRow } from '@venue/shared/graphql';
import { isolated } from '@venue/shared/text';
import type { StallImage } from '@venue/shared/types';
import { Button, ConfirmDialog, Dialog, Stack } from '@venue/shared/ui';
import { useState } from 'react';
import { useVenueData } from '../data/VenueData';
import { failedTo, problemOf, refusalBehindDialog, type Problem } from '../records/problem';
import { ProblemBanner } from '../records/ProblemBanner';
import { toastSaved } from '../records/toastSaved';
import { useBusy } from '../records/useBusy';
import { useDiscardQuestion } from '../records/useDiscardQuestion';
import { Gallery } from './Gallery';

/** A picture is part of its stall (requirements 8, Admin messages). */
const FAILED = failedTo('update', 'stall');

interface GalleryDialogProps {
  /** The row as the list has it now. */
  stall: StallRow;
  /** The text when a change was refused, null when it worked. */
  onResult: (refusal: string | null) => void;
  onClose: () => void;
}

/** A stall's pictures; each change is sent at once. */
export function GalleryDialog({ stall, onResult, onClose }: GalleryDialogProps) {
  const { stalls } = useVenueData();
  const [isBusy, run] = useBusy();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [url, setUrl] = useState('');
  const [removing, setRemoving] = useState<StallImage | null>(null);
  const { close, question } = useDiscardQuestion({ isDirty: url.trim() !== '', isBusy: false, onClose });

  async function change(work: Promise<Outcome<StallRow>>, done: string) {
    setProblem(null);
    const outcome = await run(() => work);
    if (outcome.ok) toastSaved(done, outcome);
    else setProblem(problemOf(FAILED, outcome.failure));
    onResult(outcome.ok ? null : refusalBehindDialog(FAILED, outcome.failure));
    return outcome.ok;
  }

  async function add() {
    // The address of a refused picture stays, and so does what was typed meanwhile.
    if (await change(stalls.addImage(stall, { url: url.trim() }), 'Picture added'))
      setUrl((typed) => (typed === url ? '' : typed));
  }

  function remove() {
    if (!removing) return;
    setRemoving(null);
    void change(stalls.removeImage(stall, removing.id), 'Picture removed');
  }

  async function reload() {
    await stalls.load();
    setProblem(null);
    onResult(null);
  }

  return (
    <>
      <Dialog
        open
        title={`Gallery Images - ${isolated(stall.name)}`}
        onClose={close}
        actions={
          <Button tone="quiet" onClick={close}>
            Close
          </Button>
        }
      >
        <Stack>
          {problem && <ProblemBanner problem={problem} onReload={() => void reload()} />}
          <Gallery
            images={stall.images}
            busy={isBusy}
            url={url}
            onUrl={setUrl}
            onAdd={() => void add()}
            onRemove={setRemoving}
          />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={removing !== null}
        title="Remove Picture"
        confirm={{ label: 'Remove Picture', run: remove }}
        onClose={() => setRemoving(null)}
      >
        {`Are you sure you want to remove the picture "${removing?.alt ?? ''}"? This action cannot be undone.`}
      </ConfirmDialog>
      {question}
    </>
  );
}
