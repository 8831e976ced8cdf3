import { Container } from '@venue/shared/ui';
import { STATS } from '../../catalogue/generated/words/stats';
import * as S from './StatsSection.styles';

export function StatsSection() {
  return (
    <S.Band aria-labelledby="home-stats">
      <Container>
        <S.Row>
          <S.Content>
            <h2 id="home-stats">{STATS.title}</h2>
            <S.Text>{STATS.text}</S.Text>
          </S.Content>
          <S.Figures>
            {STATS.figures.map(({ value, label }) => (
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
