import { telLink } from '@venue/shared/contact-links';
import { Container, Icon, Stack, Text } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { CALL } from '../../catalogue/generated/words/call';
import * as S from './CallSection.styles';

const [mailbox, host] = VENUE.email.split('@');

export function CallSection() {
  return (
    <section aria-labelledby="home-call">
      <Container>
        <S.Panel data-theme="dark">
          <Stack $gap="s12">
            <Text as="h2" $step="h1" $ink="ink" id="home-call">
              {CALL.title}
            </Text>
            <S.Text>{CALL.text}</S.Text>
          </Stack>
          <S.Contacts>
            <S.Contact href={telLink(VENUE.phone)}>
              <Icon name="phone" size="1.5rem" />
              <span>
                <S.Label>Call us</S.Label> <S.Value>{VENUE.phone}</S.Value>
              </span>
            </S.Contact>
            <S.Contact href={`mailto:${VENUE.email}`}>
              <Icon name="mail" size="1.5rem" />
              <span>
                <S.Label>Email us</S.Label>{' '}
                <S.Value>
                  {mailbox}@<wbr />
                  {host}
                </S.Value>
              </span>
            </S.Contact>
          </S.Contacts>
        </S.Panel>
      </Container>
    </section>
  );
}
