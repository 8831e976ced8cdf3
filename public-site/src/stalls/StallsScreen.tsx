// requirements 2, Stalls
import { paths } from '@venue/shared/paths';
import { IS_ONE_STALL, STALLS_TITLE } from '@venue/shared/stall-words';
import { ButtonLink, Grid, Icon, Page, PageHeader, Stack } from '@venue/shared/ui';
import { STALLS } from '../catalogue/stalls';
import { STALLS_PAGE } from '../catalogue/generated/words/stallsPage';
import { AdditionalAmenities } from './AdditionalAmenities';
import { StallCard } from './StallCard';
import { StallList } from './StallList';
import { DeferredContent } from '../page/DeferredContent';

export const page = () => ({ description: STALLS_PAGE.description });

export default function StallsScreen() {
  return (
    <Page $gap="section" $top="s48">
      <Stack $gap="s32">
        <PageHeader
          eyebrow={STALLS_PAGE.eyebrow}
          title={STALLS_TITLE}
          lead={STALLS_PAGE.lead}
          actions={
            <>
              <ButtonLink to={paths.contact()}>
                <Icon name="pin" />
                Get Directions
              </ButtonLink>
              <ButtonLink to={paths.contact()} tone="quiet">
                <Icon name="phone" />
                Call Us
              </ButtonLink>
            </>
          }
        />
        <DeferredContent>
          {IS_ONE_STALL ? (
            <Grid $min="18rem">
              {STALLS.map((stall) => (
                <StallCard key={stall.id} stall={stall} />
              ))}
            </Grid>
          ) : (
            <StallList />
          )}
        </DeferredContent>
      </Stack>
      <DeferredContent>
        <AdditionalAmenities />
      </DeferredContent>
    </Page>
  );
}
