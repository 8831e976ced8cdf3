import { paths } from '@venue/shared/paths';
import { EXPLORE_STALLS } from '@venue/shared/stall-words';
import { ButtonLink, Text } from '@venue/shared/ui';
import { HERO } from '../../catalogue/generated/words/hero';
import { StringLights } from '../StringLights';
import { Carousel } from './Carousel';
import { DuskScene } from './DuskScene';
import * as S from './Hero.styles';
import { QuickAnswers } from './QuickAnswers';

/** The top of the home page: heading, quick answers and carousel. */
export function Hero() {
  return (
    <S.Root data-theme="dark">
      <DuskScene />
      <StringLights />
      <S.Columns>
        <S.Text>
          <Text $step="eyebrow" $ink="sun">
            {HERO.location}
          </Text>
          <Text as="h1" $step="display" $ink="ink" tabIndex={-1}>
            {HERO.title.map((sentence) => (
              <S.Sentence key={sentence}>{`${sentence} `}</S.Sentence>
            ))}
          </Text>
          <S.Line>{HERO.line}</S.Line>
          <S.Actions>
            <ButtonLink to={paths.reservations()} size="large">
              Reserve Table
            </ButtonLink>
            <ButtonLink to={paths.stalls()} size="large" tone="quiet">
              {EXPLORE_STALLS}
            </ButtonLink>
          </S.Actions>
          <QuickAnswers />
        </S.Text>
        <Carousel />
      </S.Columns>
    </S.Root>
  );
}
