import { paths } from '@venue/shared/paths';
import { ButtonLink, Container, SectionHeader, Stack } from '@venue/shared/ui';
import { FEATURED_STALLS } from '../../catalogue/generated/featuredStalls';
import { STALLS_WORDS } from '../../catalogue/generated/words/stallsWords';
import { StallSign } from './StallSign';
import * as S from './StallsSection.styles';

export function StallsSection() {
  return (
    <S.Band aria-labelledby="home-stalls">
      <Container>
        <Stack $gap="s32">
          <SectionHeader
            id="home-stalls"
            title={STALLS_WORDS.title}
            lead={STALLS_WORDS.text}
            actions={
              <ButtonLink to={paths.stalls()} tone="quiet">
                All stalls
              </ButtonLink>
            }
          />
          <S.Signs role="list">
            {FEATURED_STALLS.map((stall) => (
              <StallSign key={stall.id} stall={stall} />
            ))}
          </S.Signs>
        </Stack>
      </Container>
    </S.Band>
  );
}
