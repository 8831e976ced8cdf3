// requirements 2, Stalls
import { paths } from '@venue/shared/paths';
import { STALLS_TITLE } from '../screenTitles';
import { ButtonLink, Icon, Page, PageHeader, Stack } from '@venue/shared/ui';
import { AdditionalAmenities } from './AdditionalAmenities';
import { StallList } from './StallList';
import { DeferredContent } from '../page/DeferredContent';

export const page = () => ({
  description:
    'Nine stalls in one garden near Ruai Flyover: nyama choma, fresh fish, pork, African dishes and juice, a restaurant and bar, beauty, spa and barber, and a car wash. See who is open now.',
});

export default function StallsScreen() {
  return (
    <Page $gap="section" $top="s48">
      <Stack $gap="s32">
        <PageHeader
          eyebrow="The food court"
          title={STALLS_TITLE}
          lead="Three butcheries, a pork specialist, a fish corner, African dishes and fresh juice, a restaurant with a bar, and someone to wash the car or cut your hair while you eat."
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
