// decisions, Today
import { DISH_NAMES } from '@venue/shared/dish-names';
import type { Today, TodayChanges } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { formatTime, nairobiClock, timeOf } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';
import { Button, Cluster, Field, Panel, PanelTitle, Select, Text, TextInput } from '@venue/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { usePerson } from '../../people/usePerson';
import { failedTo, problemOf, type Problem } from '../../records/problem';
import { ProblemBanner } from '../../records/ProblemBanner';
import { useBusy } from '../../records/useBusy';
import { NO_ANSWER } from '../../source/showWrong';
import { SoldOutList } from './SoldOutList';
import * as S from './TodayPanel.styles';
import { useToday } from './useToday';

/** What fits where the pages say it. */
const LONGEST_LINE = 60;

const clockText = (instant: string) => formatTime(timeOf(nairobiClock(new Date(instant)).minutes));

/** "Sold out: Samosas. Closes early: 8:00 PM. No band tonight. Said last by Achieng, 5:10 PM." */
function spoken({ soldOut, closes, line, savedBy, savedAt }: Today) {
  const said = [
    soldOut.length > 0 && `Sold out: ${soldOut.map(isolated).join(', ')}`,
    closes && `Closes early: ${formatTime(closes)}`,
    line && isolated(line),
    savedBy && savedAt && `Changed last by ${isolated(savedBy)}, ${clockText(savedAt)}`,
  ].filter((part) => typeof part === 'string');
  return `${soldOut.length > 0 || closes || line ? '' : 'Nothing is special today. '}${said.join('. ')}`;
}

/** What the pages say of today alone, for whoever may change it on the live server. */
export function TodayPanel() {
  return usePerson()?.may.includes('updateToday') ? <TodayForm /> : null;
}

interface Typed {
  dish?: string;
  closes?: string;
  line?: string;
}

function TodayForm() {
  const title = useId();
  const { today, failure, change } = useToday();
  const [typed, setTyped] = useState<Typed>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, run] = useBusy();
  const type = (more: Typed) => setTyped((before) => ({ ...before, ...more }));

  async function say(changes: TodayChanges, done: string, undo?: TodayChanges) {
    const outcome = await run(() => change(changes));
    if (!outcome.ok) return setProblem(problemOf(failedTo('update', 'what is said today'), outcome.failure));
    setProblem(null);
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? {} : now));
    const action = undo && { label: 'Undo', run: () => void say(undo, done) };
    notify.success(done, { text: 'The pages follow within half a minute.', ...(action && { action }) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { dish, closes, line } = typed;
    void say(
      {
        ...(dish && { soldOut: [dish] }),
        ...(closes !== undefined && { closes }),
        ...(line !== undefined && { line }),
      },
      dish ? `${isolated(dish)} is sold out today` : 'Said for today',
    );
  }

  function clear({ soldOut, closes, line }: Today) {
    const before = { soldOut, closes: closes ?? '', line: line ?? '' };
    void say({ back: soldOut, closes: '', line: '' }, 'Changed for today', before);
  }

  return (
    <Panel aria-labelledby={title}>
      <PanelTitle id={title}>Today on the Website</PanelTitle>
      <Text $step="small">
        Live on the pages within half a minute, and gone by itself at 4:00 AM. What is changed in the list
        below stays on this device.
      </Text>
      {failure && <Text>{NO_ANSWER}</Text>}
      <Text role="status">{today && spoken(today)}</Text>
      {problem && <ProblemBanner problem={problem} />}
      {today && (
        <>
          <SoldOutList
            names={today.soldOut}
            onBack={(name) => void say({ back: [name] }, `${isolated(name)} is back`)}
          />
          <S.Form onSubmit={submit}>
            <Field label="Sold Out Today" optional>
              <Select value={typed.dish ?? ''} onChange={({ target }) => type({ dish: target.value })}>
                <option value="">Choose a dish</option>
                {DISH_NAMES.filter((name) => !today.soldOut.includes(name)).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
            <Field label="Kitchen Closes At" optional>
              <TextInput
                type="time"
                value={typed.closes ?? today.closes ?? ''}
                onChange={({ target }) => type({ closes: target.value })}
              />
            </Field>
            <Field label="A Line for Today" optional>
              <TextInput
                maxLength={LONGEST_LINE}
                dir="auto"
                value={typed.line ?? today.line ?? ''}
                onChange={({ target }) => type({ line: target.value })}
              />
            </Field>
            <Cluster>
              <Button type="submit" busy={isBusy} disabled={Object.keys(typed).length === 0}>
                Say It
              </Button>
              <Button
                tone="quiet"
                disabled={isBusy || !(today.soldOut.length > 0 || today.closes || today.line)}
                onClick={() => clear(today)}
              >
                Clear
              </Button>
            </Cluster>
          </S.Form>
        </>
      )}
    </Panel>
  );
}
