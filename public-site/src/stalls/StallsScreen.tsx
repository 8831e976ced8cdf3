// requirements 2, Stalls
import { paths } from '@venue/shared/paths';
import { STALLS_TITLE } from '../screenTitles';
import { ButtonLink, Icon, Page, PageHeader, Stack } from '@venue/shared/ui';
import { STALLS_PAGE } from '../catalogue/generated/words/stallsPage';
import { AdditionalAmenities } from './AdditionalAmenities';
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
          <StallList />
        </DeferredContent>
      </Stack>
      <DeferredContent>
        <AdditionalAmenities />
      </DeferredContent>
    </Page>
  );
}
