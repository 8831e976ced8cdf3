import { Icon, SectionHeader, Stack } from '@venue/shared/ui';
import { FAQS } from '../catalogue/generated/words/faqs';
import * as S from './Faqs.styles';

/** Frequent questions, of which the specification names four (requirements 2, Contact). */
export function Faqs() {
  return (
    <section aria-labelledby="faqs">
      <Stack $gap="s24">
        <SectionHeader id="faqs" title="Frequently Asked Questions" />
        <S.List>
          {FAQS.map(({ id, question, answer }) => (
            <S.Item key={id} id={`faq-${id}`}>
              <S.Question>
                <span>{question}</span>
                <Icon name="chevron-down" />
              </S.Question>
              <S.Answer>{answer}</S.Answer>
            </S.Item>
          ))}
        </S.List>
      </Stack>
    </section>
  );
}
