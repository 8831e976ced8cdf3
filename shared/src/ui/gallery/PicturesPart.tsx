import { Badge } from '../primitives/badge/Badge';
import { CardBody, CardLink, LinkCard } from '../primitives/card/Card';
import { Chip } from '../primitives/chip/Chip';
import { Cluster, Grid } from '../primitives/layout/Layout';
import { Panel, PanelTitle } from '../primitives/panel/Panel';
import { MOTIFS, type Motif } from '@venue/shared/ui/drawings';
import { Picture } from '../primitives/picture/Picture';
import { ACCENTS, type Accent } from '@venue/shared/ui/theme';
import { Part, Specimen } from './Part';

const motifs = Object.keys(MOTIFS) as Motif[];
const accents = Object.keys(ACCENTS) as Accent[];

/** Photos, their stand-ins, and cards. */
export function PicturesPart() {
  return (
    <Part
      title="Pictures and cards"
      lead="Drawn at dusk while the photo is on its way, and when it never comes."
    >
      <Grid $min="15rem">
        <LinkCard>
          <Picture
            photo="photo-1544025162-d76694265947"
            alt=""
            sizes="(min-width: 720px) 25vw, 100vw"
            standIn={{ motif: 'grill', accent: 'ember' }}
          />
          <CardBody>
            <Cluster $justify="space-between">
              <Badge tone="sun">Popular</Badge>
              <Chip icon="clock">Open now</Chip>
            </Cluster>
            <h3>
              <CardLink to="/stalls/tysons">Tysons Butchery</CardLink>
            </h3>
            <p>Nyama choma by the kilo, over charcoal.</p>
          </CardBody>
        </LinkCard>
        <Picture
          photo="https://example.invalid/missing.jpg"
          alt="A photo that never comes"
          standIn={{ motif: 'dish', accent: 'sun' }}
        />
        <Panel aria-labelledby="policy">
          <PanelTitle as="h3" id="policy">
            A part of the page
          </PanelTitle>
          <p>On a surface of its own: a form, the cart, the opening hours.</p>
        </Panel>
      </Grid>
      <Specimen name="Every motif">
        <Grid $min="11rem" $gap="s12">
          {motifs.map((motif, index) => (
            <Picture
              key={motif}
              photo={null}
              alt={motif}
              standIn={{ motif, accent: accents[index % accents.length] ?? 'ember' }}
            />
          ))}
        </Grid>
      </Specimen>
    </Part>
  );
}
