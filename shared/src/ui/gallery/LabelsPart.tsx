import { useState } from 'react';
import { Badge, StatusBadge } from '../primitives/badge/Badge';
import { Chip, FilterChip } from '../primitives/chip/Chip';
import { Cluster } from '../primitives/layout/Layout';
import { Price } from '../primitives/price/Price';
import { Rating, RatingInput } from '../primitives/rating/Rating';
import { Part, Specimen } from './Part';

/** Badges, chips, money and stars. */
export function LabelsPart() {
  const [pressed, setPressed] = useState(true);
  return (
    <Part title="Labels" lead="A colour never says anything alone: there is always a word.">
      <Specimen name="Badges">
        <Cluster>
          <Badge tone="sun">Popular</Badge>
          <Badge tone="primary">Weekends only</Badge>
          <Badge>12</Badge>
          <StatusBadge tone="green">Confirmed</StatusBadge>
          <StatusBadge tone="yellow">Pending</StatusBadge>
          <StatusBadge tone="red">Cancelled</StatusBadge>
          <StatusBadge tone="blue">Completed</StatusBadge>
          <StatusBadge tone="grey">Other</StatusBadge>
        </Cluster>
      </Specimen>
      <Specimen name="Chips">
        <Cluster>
          <Chip icon="clock">Open now · closes 9 PM</Chip>
          <Chip>Nyama choma</Chip>
          <FilterChip pressed={pressed} onClick={() => setPressed(!pressed)}>
            Vegetarian
          </FilterChip>
          <FilterChip pressed={false}>Vegan</FilterChip>
        </Cluster>
      </Specimen>
      <Specimen name="Price and rating">
        <Cluster $gap="s24">
          <Price amount={1200} />
          <Price amount={22000} size="large" />
          <Rating value={4.8} />
          <Rating value={3} />
          <Rating value={4.8} compact />
        </Cluster>
      </Specimen>
      <Specimen name="Rating input">
        <RatingInput label="Your rating" name="rating" defaultValue={4} />
      </Specimen>
    </Part>
  );
}
