import { newTab } from '@venue/shared/contact-links';
import { Link } from 'react-router-dom';
import { paths } from '@venue/shared/paths';
import { openState, usualHoursText } from '@venue/shared/rules';
import { Icon, useNow, type IconName } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { HERO } from '../../catalogue/generated/words/hero';
import * as S from './QuickAnswers.styles';

const { kitchenHours } = VENUE;
const USUAL_HOURS = usualHoursText(kitchenHours, '').replaceAll(':00', '');

/** Answers to what visitors ask first: whether it is open, where it is, what there is to eat, how to book. */
export function QuickAnswers() {
  return (
    <S.List role="list" aria-label="At a glance">
      <li>
        <OpenAnswer />
      </li>
      <li>
        <S.Answer {...newTab(VENUE.directionsUrl)}>
          <Answer icon="pin" title="Directions" line={HERO.where} />
        </S.Answer>
      </li>
      <li>
        <S.Answer as={Link} to={paths.menu()}>
          <Answer icon="utensils" title="See the menu" line={HERO.menu} />
        </S.Answer>
      </li>
      <li>
        <S.Answer as={Link} to={paths.reservations()}>
          <Answer icon="calendar" title="Book a table" line={HERO.book} />
        </S.Answer>
      </li>
    </S.List>
  );
}

function OpenAnswer() {
  const now = useNow();
  const state = now && openState(kitchenHours, now);
  const title = state?.title ?? 'Usual hours';
  const line = state ? (state.detail ?? kitchenHours.label) : USUAL_HOURS;
  return (
    <S.Fact $open={state?.open ?? false}>
      <Answer icon="clock" title={title} line={line} />
    </S.Fact>
  );
}

function Answer({ icon, title, line }: { icon: IconName; title: string; line: string }) {
  return (
    <>
      <Icon name={icon} size="1.375rem" />
      <S.Text>
        <S.Title>{title}</S.Title> <S.Line>{line}</S.Line>
      </S.Text>
    </>
  );
}
