import { Text } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { Bar } from './chartBars';
import * as S from './Figure.styles';

interface FigureProps {
  title: string;
  /** The large number. */
  value: ReactNode;
  bars: readonly Bar[];
  /** Short words below the bars, and how a value reads. */
  words: { label: (bar: Bar) => string; value: (value: number) => string };
  empty: string;
}

/** A figure with a small chart; every bar has its number as text. */
export function Figure({ title, value, bars, words, empty }: FigureProps) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <S.Root>
      <Text as="h3">{title}</Text>
      <S.Value>{value}</S.Value>
      {bars.length === 0 ? (
        <S.Empty>{empty}</S.Empty>
      ) : (
        <S.Bars role="list" aria-label={title}>
          {bars.map((bar) => (
            <S.Item key={bar.label}>
              <S.Number>{words.value(bar.value)}</S.Number>
              <S.Column aria-hidden="true">
                <S.Filled style={{ height: `${(bar.value / most) * 100}%` }} />
              </S.Column>
              <S.Label>{words.label(bar)}</S.Label>
            </S.Item>
          ))}
        </S.Bars>
      )}
    </S.Root>
  );
}
