import { NO_FILES, saveFile, venueNow } from '@venue/shared/browser';
import { notify } from '@venue/shared/notify';
import { nairobiDate } from '@venue/shared/rules';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import { Button, Icon, Panel, PanelTitle, Stack, Text } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useId, useState } from 'react';
import { EraseDialog } from './EraseDialog';
import { collectMyData } from './collectMyData';

/** What this device stores about the person, to download or to erase. */
export function MyData() {
  const account = useUserStore();
  const cart = useCartStore();
  const [isEraseOpen, setEraseOpen] = useState(false);
  const id = useId();

  const download = () => {
    const isSaved = saveFile(
      `${VENUE.name.toLowerCase().replaceAll(' ', '-')}-my-data-${nairobiDate(venueNow())}.json`,
      JSON.stringify(collectMyData(account.getState(), cart.getState()), null, 2),
      'application/json',
    );
    if (!isSaved) notify.error(NO_FILES.title, NO_FILES);
  };

  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>Your data</PanelTitle>
      <Text>
        Your details, orders, reservations, tickets, reviews, favorites and cart are kept in this browser, and
        nowhere else. So is what was asked for in it without signing in.
      </Text>
      <Stack $gap="s12">
        <Button tone="quiet" onClick={download}>
          <Icon name="receipt" />
          Download My Data
        </Button>
        <Button tone="quiet" onClick={() => setEraseOpen(true)}>
          <Icon name="trash" />
          Erase This Device
        </Button>
      </Stack>
      <EraseDialog open={isEraseOpen} onDownload={download} onClose={() => setEraseOpen(false)} />
    </Panel>
  );
}
