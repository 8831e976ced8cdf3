import { styled } from 'styled-components';
import { LINES, FILLED, type IconName } from '@venue/shared/ui/drawings';
import { Icon } from '../primitives/icon/Icon';
import { Stack } from '../primitives/layout/Layout';
import {
  type Accent,
  accentInk,
  ACCENTS,
  color,
  type ColorName,
  light,
  text,
  width,
} from '@venue/shared/ui/theme';
import * as S from './Gallery.styles';
import { Part, Specimen } from './Part';

const Display = styled.p`
  ${text.display}
`;
const H1 = styled.p`
  ${text.h1}
`;
const H2 = styled.p`
  ${text.h2}
`;
const H3 = styled.p`
  ${text.h3}
`;
const Small = styled.p`
  ${text.small}
  color: ${color.ink3};
`;
const Eyebrow = styled.p`
  ${text.eyebrow}
  color: ${color.accentInk};
`;
const Reading = styled.p`
  max-width: ${width.text};
`;
const Accented = styled.p<{ $accent: Accent }>`
  ${text.ui}
  color: ${({ $accent }) => accentInk[$accent]};
  font-weight: 650;
`;

const COLORS = Object.keys(light) as ColorName[];
const ICONS = [...Object.keys(LINES), ...Object.keys(FILLED)].sort() as IconName[];

/** Colours, type and icons. */
export function FoundationsPart() {
  return (
    <>
      <Part title="Acacia & ember" lead="Colours have roles, and every role has a day and a night.">
        <S.Swatches>
          {COLORS.map((name) => (
            <S.Swatch key={name}>
              <span style={{ background: color[name] }} />
              <p>{name}</p>
            </S.Swatch>
          ))}
        </S.Swatches>
        <Specimen name="Stall colours">
          <S.Swatches>
            {(Object.keys(ACCENTS) as Accent[]).map((accent, index) => (
              <li key={accent}>
                <Accented $accent={accent}>{`0${index + 1} · ${accent}`}</Accented>
              </li>
            ))}
          </S.Swatches>
        </Specimen>
      </Part>
      <Part title="Two voices" lead="Fraunces names things; Figtree says everything else.">
        <Stack>
          <Eyebrow>On the Eastern Bypass</Eyebrow>
          <Display>Smoke, song and a table under the trees</Display>
          <H1>Events & Experiences</H1>
          <H2>Four kitchens, one garden</H2>
          <H3>Grilled Tilapia with ugali</H3>
          <Reading>
            Pull up a chair where the charcoal is already glowing. Order from any stall, and it is brought to
            your table in the garden, hot, with kachumbari on the side and something cold to go with it.
          </Reading>
          <Small>Open every day · 7:00 AM - 11:00 PM</Small>
        </Stack>
      </Part>
      <Part title="Icons" lead="Drawn for this site, one line each, in the colour of the text beside them.">
        <S.Icons>
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} size="1.5rem" />
              <span>{name}</span>
            </li>
          ))}
        </S.Icons>
      </Part>
    </>
  );
}
