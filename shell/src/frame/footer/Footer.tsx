// requirements 9, Opening hours
import { paths } from '@venue/shared/paths';
import { newTab, telLink, whatsappLink } from '@venue/shared/contact-links';
import { Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { Brand } from '../brand/Brand';
import * as S from './Footer.styles';
import { Horizon } from './Horizon';
import { SpecialDaysSoon } from './SpecialDaysSoon';
import { ThemeSwitch } from './ThemeSwitch';

/** The year is fixed as required (requirements 9, Currency and display). */
const COPYRIGHT_YEAR = 2025;

const PAGES = [
  { label: 'Menu', to: paths.menu() },
  { label: 'Reservations', to: paths.reservations() },
  { label: 'Events', to: paths.events() },
  { label: 'Order Online', to: paths.order() },
  { label: 'Contact', to: paths.contact() },
  { label: 'Privacy Policy', to: paths.privacyPolicy() },
  { label: 'Terms and Conditions', to: paths.terms() },
] as const;

const GREETING = `Hello ${VENUE.name}, `;

const inSentence = (words: string) => words.replace(/^(Every|Open)/, (word) => word.toLowerCase());

/** The opening hours with their label (decisions, Opening hours). */
const HOURS = `${VENUE.groundsHours.label}: ${VENUE.groundsHours.rows
  .map(({ days, hours }) => `${inSentence(hours)}, ${inSentence(days)}`)
  .join('; ')}`;

/** The footer of every page, dark in both themes. */
export function Footer() {
  const { street, city, country } = VENUE.address;
  return (
    <S.Root data-theme="dark" data-off-screen="skipped">
      <Horizon />
      <S.Columns>
        <S.Lead>
          <Brand />
          <S.Tagline>{VENUE.tagline}</S.Tagline>
          <S.Hours>
            <Icon name="clock" />
            <span>{HOURS}</span>
          </S.Hours>
        </S.Lead>
        <nav aria-labelledby="footer-pages">
          <S.Heading id="footer-pages">Explore</S.Heading>
          <S.Pages role="list">
            {PAGES.map(({ label, to }) => (
              <li key={to}>
                <S.Page to={to}>{label}</S.Page>
              </li>
            ))}
          </S.Pages>
        </nav>
        <section aria-labelledby="footer-contact">
          <S.Heading id="footer-contact">Find us</S.Heading>
          <S.Contacts>
            <S.Contact href={telLink(VENUE.phone)}>
              <Icon name="phone" />
              {VENUE.phone}
            </S.Contact>
            <S.Contact href={`mailto:${VENUE.email}`}>
              <Icon name="mail" />
              {VENUE.email}
            </S.Contact>
            <S.Contact {...newTab(whatsappLink(VENUE.whatsappNumber, GREETING))}>
              <Icon name="chat" />
              Chat on WhatsApp
            </S.Contact>
            <S.Contact {...newTab(VENUE.directionsUrl)}>
              <Icon name="pin" />
              <span>
                {street}
                <br />
                {city}, {country}
              </span>
            </S.Contact>
          </S.Contacts>
        </section>
      </S.Columns>
      <S.BottomBar>
        <p>
          © {COPYRIGHT_YEAR} {VENUE.name}
        </p>
        {VENUE.social.length > 0 && (
          <S.Socials role="list" aria-label="Follow us">
            {VENUE.social.map(({ name, url }) => (
              <li key={name}>
                <S.Social {...newTab(url)}>{name}</S.Social>
              </li>
            ))}
          </S.Socials>
        )}
        <ThemeSwitch />
        <SpecialDaysSoon />
      </S.BottomBar>
    </S.Root>
  );
}
