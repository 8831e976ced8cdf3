import { Rating } from '@venue/shared/ui';
import { REVIEWS_HEADING, TESTIMONIALS } from '../../catalogue/home';
import { HomeSection } from './HomeSection';
import * as S from './TestimonialsSection.styles';

export function TestimonialsSection() {
  return (
    <HomeSection id="home-testimonials" eyebrow="What our guests say" title={REVIEWS_HEADING}>
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
