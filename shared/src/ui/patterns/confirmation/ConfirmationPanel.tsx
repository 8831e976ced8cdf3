import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon';
import { Summary, type SummaryItem } from '../summary/Summary';
import * as S from './ConfirmationPanel.styles';
import { Cluster } from '../../primitives/layout/Layout';

interface ConfirmationPanelProps {
  title: string;
  /** Text about what happens next. */
  next: ReactNode;
  /** The request as label and value pairs. */
  summary: SummaryItem[];
  /** False where the visitor comes back to the panel. */
  takesFocus?: boolean;
  /** Actions such as Send on WhatsApp or Add to calendar. */
  children?: ReactNode;
}

/** Confirms a request: what was requested and what happens next. Its heading takes the focus when it appears. */
export function ConfirmationPanel(props: ConfirmationPanelProps) {
  const { title, next, summary, takesFocus = true, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
    // Where the browser has scrolled to the form below, the panel would be out of sight.
    else heading.current?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => takeFocus(), []);
  return (
    <S.Root aria-labelledby={id}>
      <S.CheckMark aria-hidden="true">
        <Icon name="check" size="1.75rem" />
      </S.CheckMark>
      <S.Text>
        <S.Title ref={heading} id={id} tabIndex={-1}>
          {title}
        </S.Title>
        <div>{next}</div>
      </S.Text>
      {summary.length > 0 && <Summary items={summary} />}
      {children && <Cluster>{children}</Cluster>}
    </S.Root>
  );
}
