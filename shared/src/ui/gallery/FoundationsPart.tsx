import { LINES, FILLED, type IconName } from '@venue/shared/ui/drawings';
import {
  type Accent,
  accentInk,
  ACCENTS,
  color,
  type ColorName,
  light,
  type text,
} from '@venue/shared/ui/theme';
import { Icon } from '../primitives/icon/Icon';
import { Grid, Stack } from '../primitives/layout/Layout';
import { Text } from '../primitives/text/Text';
import * as S from './Gallery.styles';
import { Part, Specimen } from './Part';

const VOICES: Partial<Record<keyof typeof text, string>> = {
  eyebrow: 'On the Eastern Bypass',
  display: 'Smoke, song and a table under the trees',
  h1: 'Events & Experiences',
  h2: 'Four kitchens, one garden',
  h3: 'Grilled Tilapia with ugali',
  body: 'Pull up a chair where the charcoal is already glowing. Order from any stall, and it is brought to your table.',
  small: 'Open every day · 7:00 AM - 11:00 PM',
};
const COLORS = Object.keys(light) as ColorName[];
const ICONS = [...Object.keys(LINES), ...Object.keys(FILLED)].sort() as IconName[];

/** Colours, type and icons. */
export function FoundationsPart() {
  return (
    <>
      <Part title="Acacia & ember" lead="Colours have roles, and every role has a day and a night.">
        <Grid as="ul" role="list" $min="8.5rem" $gap="s12">
          {COLORS.map((name) => (
            <S.Swatch key={name}>
              <span style={{ background: color[name] }} />
              <p>{name}</p>
            </S.Swatch>
          ))}
        </Grid>
        <Specimen name="Stall colours">
          <Grid as="ul" role="list" $min="8.5rem" $gap="s12">
            {(Object.keys(ACCENTS) as Accent[]).map((accent, index) => (
              <li key={accent} style={{ color: accentInk[accent] }}>{`0${index + 1} · ${accent}`}</li>
            ))}
          </Grid>
        </Specimen>
      </Part>
      <Part title="Two voices" lead="Fraunces names things; Figtree says everything else.">
        <Stack>
          {(Object.keys(VOICES) as (keyof typeof VOICES)[]).map((step) => (
            <Text key={step} $step={step} $ink="ink">
              {VOICES[step]}
            </Text>
          ))}
        </Stack>
      </Part>
      <Part title="Icons" lead="Drawn for this site, one line each, in the colour of the text beside them.">
        <Grid as="ul" role="list" $min="6rem" $gap="s16">
          {ICONS.map((name) => (
            <S.Icon key={name}>
              <Icon name={name} size="1.5rem" />
              <span>{name}</span>
            </S.Icon>
          ))}
        </Grid>
      </Part>
    </>
  );
}
