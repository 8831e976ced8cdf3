import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon';
import { Summary, type SummaryItem } from '../summary/Summary';
import * as S from './ConfirmationPanel.styles';

interface ConfirmationPanelProps {
  title: string;
  /** What happens next. */
  next: ReactNode;
  /** What was asked for. */
  summary: SummaryItem[];
  /** What to do now: Send on WhatsApp, Add to calendar. */
  children?: ReactNode;
}

/** It worked: what was asked for and what happens next. Its heading takes the focus when it appears. */
export function ConfirmationPanel({ title, next, summary, children }: ConfirmationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Root aria-labelledby={id}>
      <S.Seal aria-hidden="true">
        <Icon name="check" size="1.75rem" />
      </S.Seal>
      <S.Words>
        <S.Title ref={heading} id={id} tabIndex={-1}>
          {title}
        </S.Title>
        <div>{next}</div>
      </S.Words>
      {summary.length > 0 && <Summary items={summary} />}
      {children && <S.Actions>{children}</S.Actions>}
    </S.Root>
  );
}
