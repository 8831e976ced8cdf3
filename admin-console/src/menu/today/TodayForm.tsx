import { DISH_NAMES } from '@venue/shared/dish-names';
import type { Outcome, Today, TodayChanges } from '@venue/shared/graphql';
import { TODAY_LINE_MAX } from '@venue/shared/limits';
import { notify } from '@venue/shared/notify';
import { isolated } from '@venue/shared/text';
import { Button, Cluster, Field, Select, TextInput, useFocusAfterRemoval } from '@venue/shared/ui';
import { useState, type FormEvent } from 'react';
import { failedTo, problemOf, type Problem } from '../../records/problem';
import { ProblemBanner } from '../../records/ProblemBanner';
import { useBusy } from '../../records/useBusy';
import * as S from './TodayPanel.styles';

interface TodayFormProps {
  today: Today;
  change: (changes: TodayChanges) => Promise<Outcome<Today>>;
}

/** Changes what the pages say of today. */
export function TodayForm({ today: { soldOut, closes, line }, change }: TodayFormProps) {
  const [typed, setTyped] = useState<{ dish?: string; closes?: string; line?: string }>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, run] = useBusy();
  // A longer text that was pasted is kept, so that nothing of it is lost without a word.
  const excess = (typed.line?.trim().length ?? 0) - TODAY_LINE_MAX;
  useFocusAfterRemoval();
  const type = (more: typeof typed) => setTyped((before) => ({ ...before, ...more }));

  async function say(changes: TodayChanges, done: string, undo?: TodayChanges) {
    const outcome = await run(() => change(changes));
    if (!outcome.ok) return setProblem(problemOf(failedTo('update', 'what is said today'), outcome.failure));
    setProblem(null);
    const action = undo && { label: 'Undo', run: () => void say(undo, done) };
    notify.success(done, { text: 'The pages follow within half a minute.', ...(action && { action }) });
    return outcome;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { dish, ...rest } = typed;
    const done = dish ? `${isolated(dish)} is sold out today` : 'Said for today';
    // What is typed meanwhile stays.
    if (await say({ ...rest, ...(dish && { soldOut: [dish] }) }, done))
      setTyped((now) => (now === typed ? {} : now));
  }

  const clear = () =>
    say({ back: soldOut, closes: '', line: '' }, 'Changed for today', {
      soldOut,
      closes: closes ?? '',
      line: line ?? '',
    });

  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      {soldOut.length > 0 && (
        <Cluster as="ul" role="list">
          {soldOut.map((name) => (
            <li key={name}>
              <Button
                tone="quiet"
                size="small"
                onClick={() => void say({ back: [name] }, `${isolated(name)} is back`)}
              >
                {`${isolated(name)} is back`}
              </Button>
            </li>
          ))}
        </Cluster>
      )}
      <S.Form onSubmit={(event) => void submit(event)}>
        <Field label="Dish That Is Sold Out">
          <Select value={typed.dish ?? ''} onChange={({ target }) => type({ dish: target.value })}>
            <option value="">Choose a dish</option>
            {DISH_NAMES.filter((name) => !soldOut.includes(name)).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label="Kitchen Closes At">
          <TextInput
            type="time"
            value={typed.closes ?? closes ?? ''}
            onChange={({ target }) => type({ closes: target.value })}
          />
        </Field>
        <Field
          label="A Line for Today"
          error={excess > 0 ? `Shorten it by ${excess}: ${TODAY_LINE_MAX} characters fit` : undefined}
        >
          <TextInput
            dir="auto"
            value={typed.line ?? line ?? ''}
            onChange={({ target }) => type({ line: target.value })}
          />
        </Field>
        <Cluster>
          <Button type="submit" busy={isBusy} disabled={Object.keys(typed).length === 0 || excess > 0}>
            Say It
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={() => void clear()}>
            Clear
          </Button>
        </Cluster>
      </S.Form>
    </>
  );
}
