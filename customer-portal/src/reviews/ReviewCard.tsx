import { formatDate } from '@venue/shared/rules';
import type { Review } from '@venue/shared/types';
import { PanelTitle, Rating, Stack } from '@venue/shared/ui';
import * as S from './ReviewCard.styles';

export function ReviewCard({ review }: { review: Review }) {
  const { itemName, rating, date, comment } = review;
  return (
    <S.Root>
      <Stack $gap="s8">
        <PanelTitle dir="auto">{itemName}</PanelTitle>
        <S.Facts>
          <Rating value={rating} />
          <time dateTime={date}>{formatDate(date)}</time>
        </S.Facts>
      </Stack>
      <S.Comment dir="auto">{comment}</S.Comment>
    </S.Root>
  );
}
