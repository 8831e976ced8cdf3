// decisions, Whose lists
import { notify } from '@venue/shared/notify';
import { useUser, useUserStore } from '@venue/shared/stores';
import { areForeign } from '@venue/shared/stores/lists-owner';
import { Banner } from '../ui/patterns/banner/Banner';
import { Button } from '../ui/primitives/button/Button';

/** Whether the lists of this device are those of somebody else than who is signed in, who has not been asked yet. */
export const useForeignLists = () =>
  useUser((state) => state.user !== null && areForeign(state, state.user.id));

/** Asks once, in the place of the lists, what is to become of those of whoever was signed in before. */
export function WhoseLists() {
  const account = useUserStore();
  const startEmpty = () => {
    const { orders, reservations, tickets, reviews, favorites, requests, listsOwner } = account.getState();
    account.getState().startEmpty();
    notify.success('Your lists start empty', {
      action: {
        label: 'Undo',
        run: () =>
          account.setState({ orders, reservations, tickets, reviews, favorites, requests, listsOwner }),
      },
    });
  };
  return (
    <Banner
      title="Start empty?"
      actions={
        <>
          <Button size="small" onClick={startEmpty}>
            Start empty
          </Button>
          <Button size="small" tone="quiet" onClick={account.getState().keepLists}>
            They are mine, keep them
          </Button>
        </>
      }
    >
      This browser keeps orders, reservations, tickets, reviews or favorites of somebody who was signed in
      before you. They stay hidden until you choose.
    </Banner>
  );
}
