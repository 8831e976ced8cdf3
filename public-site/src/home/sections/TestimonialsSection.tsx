import { RATING_MAX } from '@venue/shared/limits';
import { Rating } from '@venue/shared/ui';
import { TESTIMONIALS } from '../../catalogue/generated/testimonials';
import { REVIEWS } from '../../catalogue/generated/words/reviews';
import { HomeSection } from './HomeSection';
import * as S from './TestimonialsSection.styles';

export function TestimonialsSection() {
  const lead = 'What our guests say';
  // requirements 9, Currency and display
  const rating = REVIEWS.count && `${REVIEWS.rating}/${RATING_MAX} from ${REVIEWS.count} reviews`;
  return (
    <HomeSection id="home-testimonials" eyebrow={rating && lead} title={rating || lead}>
      <S.Quotes role="list">
        {TESTIMONIALS.map(({ name, role, content, rating, avatar }) => (
          <li key={name}>
            <S.Quote>
              <S.Text>
                <p>{content}</p>
              </S.Text>
              <S.Guest>
                <S.Initials aria-hidden="true">{avatar}</S.Initials>
                <span>
                  <S.Name>{name}</S.Name>
                  <S.Role>{role}</S.Role>
                </span>
                <Rating value={rating} compact />
              </S.Guest>
            </S.Quote>
          </li>
        ))}
      </S.Quotes>
    </HomeSection>
  );
}
