// requirements 2, Stall
import { paths } from '@venue/shared/paths';
import { IS_ONE_STALL, STALLS_TITLE } from '@venue/shared/stall-words';
import {
  Badge,
  Breadcrumb,
  ButtonLink,
  Chip,
  Cluster,
  EmptyPage,
  Icon,
  Page,
  PageHeader,
  Picture,
  SectionHeader,
  Stack,
} from '@venue/shared/ui';
import { useParams } from 'react-router-dom';
import { findStall, type CatalogueStall } from '../../catalogue/stalls';
import * as Detail from '../../page/DetailPage.styles';
import { PhotoGallery } from '../../photo-viewer/PhotoGallery';
import { OpenChip } from '../OpenChip';
import { StallName } from '../StallName';
import { ContactBox } from './ContactBox';
import { Highlights } from './Highlights';
import { NeighbourStalls } from './NeighbourStalls';
import { PremiumAmenities } from './PremiumAmenities';
import { STALL_NOT_FOUND } from './stallPage';
import * as S from './StallScreen.styles';
import { DeferredContent } from '../../page/DeferredContent';

export { stallPage as page } from './stallPage';

export default function StallScreen() {
  const stall = findStall(useParams().id);
  // With a key, so that nothing of one stall stays open on another.
  return stall ? <Stall key={stall.id} stall={stall} /> : <StallNotFound />;
}

function Stall({ stall }: { stall: CatalogueStall }) {
  return (
    <Page $top="s16" $gap="s32">
      <Breadcrumb parents={[{ label: STALLS_TITLE, to: paths.stalls() }]} current={stall.name} />
      <Detail.Top>
        <Detail.Text>
          <PageHeader
            eyebrow={<S.Category $accent={stall.accent}>{stall.category}</S.Category>}
            title={<StallName stall={stall} />}
          />
          <Cluster $gap="s8">
            {stall.featured && (
              <Badge tone="sun">
                <Icon name="star-filled" size="0.95em" />
                Popular
              </Badge>
            )}
            <OpenChip hours={stall.openingHours} />
          </Cluster>
          <Detail.Description>{stall.description}</Detail.Description>
          <Specialties of={stall.specialties} />
        </Detail.Text>
        <S.Image $accent={stall.accent}>
          <Picture {...stall.picture} sizes="(min-width: 64em) 34rem, 100vw" priority />
        </S.Image>
      </Detail.Top>
      <DeferredContent>
        <S.Body>
          <S.Aside>
            <ContactBox stall={stall} />
          </S.Aside>
          <S.Main>
            <Highlights stall={stall} />
            <Stack as="section" $gap="s24" aria-labelledby="stall-gallery">
              <SectionHeader id="stall-gallery" title="Photo gallery" />
              <PhotoGallery label={`Photos of ${stall.name}`} pictures={stall.pictures} />
            </Stack>
            <PremiumAmenities stall={stall} />
          </S.Main>
        </S.Body>
        <NeighbourStalls stall={stall} />
      </DeferredContent>
    </Page>
  );
}

function Specialties({ of }: { of: readonly string[] }) {
  return (
    <Stack as="section" $gap="s8" aria-labelledby="stall-specialties">
      <S.Label id="stall-specialties">Specialties</S.Label>
      <Cluster as="ul" role="list" $gap="s8">
        {of.map((specialty) => (
          <li key={specialty}>
            <Chip>{specialty}</Chip>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

function StallNotFound() {
  return (
    <EmptyPage
      title={STALL_NOT_FOUND}
      hint={
        IS_ONE_STALL
          ? 'No kitchen of ours lives at this address.'
          : 'No stall of ours lives at this address. All of them are on the stalls page.'
      }
      motif="grill"
      action={<ButtonLink to={paths.stalls()}>{IS_ONE_STALL ? STALLS_TITLE : 'Back to Stalls'}</ButtonLink>}
    />
  );
}
