import { HOME_STATS } from '@venue/shared/limits';
import { Container } from '@venue/shared/ui';
import { STATS_SECTION } from '../../catalogue/home';
import * as S from './StatsSection.styles';

export function StatsSection() {
  return (
    <S.Band aria-labelledby="home-stats">
      <Container>
        <S.Row>
          <S.Words>
            <S.Title id="home-stats">{STATS_SECTION.title}</S.Title>
            <S.Text>{STATS_SECTION.text}</S.Text>
          </S.Words>
          <S.Figures>
            {HOME_STATS.map(({ value, label }) => (
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
