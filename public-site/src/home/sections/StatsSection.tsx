import { Container } from '@venue/shared/ui';
import { STATS_SECTION } from '../../catalogue/home';
import * as S from './StatsSection.styles';

/** The figures are required (requirements 2, Home). */
const STATS = [
  { value: '5+', label: 'Food Stalls' },
  { value: '4+', label: 'Amenities' },
  { value: '1000+', label: 'Happy Visitors' },
];

export function StatsSection() {
  return (
    <S.Band aria-labelledby="home-stats">
      <Container>
        <S.Row>
          <S.Content>
            <h2 id="home-stats">{STATS_SECTION.title}</h2>
            <S.Text>{STATS_SECTION.text}</S.Text>
          </S.Content>
          <S.Figures>
            {STATS.map(({ value, label }) => (
              <S.Figure key={label}>
                <S.Label>{label}</S.Label>
                <S.Value>{value}</S.Value>
              </S.Figure>
            ))}
          </S.Figures>
        </S.Row>
      </Container>
    </S.Band>
  );
}
