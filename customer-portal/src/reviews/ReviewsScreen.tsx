// requirements 2, Reviews; decisions, Actions not shown
import { latestFirst } from '@venue/shared/rules';
import { REVIEWS_TITLE } from '../screenTitles';
import { useUser } from '@venue/shared/stores';
import { Button, EmptyState, Icon } from '@venue/shared/ui';
import { useMemo, useState } from 'react';
import { AccountPage } from '../account-page/AccountPage';
import { LongList } from '../account-page/LongList';
import { ReviewCard } from './ReviewCard';
import { WriteReview } from './WriteReview';

export default function ReviewsScreen() {
  const stored = useUser((state) => state.reviews);
  const reviews = useMemo(() => latestFirst(stored, ({ date }) => date), [stored]);
  const [isWriting, setIsWriting] = useState(false);
  const write = () => setIsWriting(true);

  return (
    <AccountPage
      title={REVIEWS_TITLE}
      lead="Share your dining experience"
      actions={
        <Button onClick={write}>
          <Icon name="edit" />
          Write Review
        </Button>
      }
    >
      {reviews.length === 0 ? (
        <EmptyState
          title="No reviews yet"
          hint="Share your experience with our dishes"
          motif="dish"
          action={
            <Button tone="quiet" onClick={write}>
              Write Your First Review
            </Button>
          }
        />
      ) : (
        <LongList label="My reviews" items={reviews}>
          {(review) => <ReviewCard review={review} />}
        </LongList>
      )}
      <WriteReview open={isWriting} onClose={() => setIsWriting(false)} />
    </AccountPage>
  );
}
