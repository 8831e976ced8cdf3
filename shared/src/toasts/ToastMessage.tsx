import type { Toast, ToastTone } from '@venue/shared/notify';
import { Icon } from '../ui/primitives/icon/Icon';
import type { IconName } from '../ui/primitives/icon/drawings';
import { Button } from '../ui/primitives/button/Button';
import * as S from './ToastMessage.styles';

const ICONS: Record<ToastTone, IconName> = { success: 'check', error: 'warning', info: 'info' };

interface ToastMessageProps {
  message: Toast;
  /** The action was taken: the toast can go. */
  onDone: () => void;
}

/** What a toast says, and what can be done about it. */
export function ToastMessage({ message: { title, text, tone, action }, onDone }: ToastMessageProps) {
  return (
    <S.Root>
      <S.Mark $tone={tone}>
        <Icon name={ICONS[tone]} size="1.125rem" />
      </S.Mark>
      <S.Words>
        <S.Title>{title}</S.Title>
        {text && <S.Text>{text}</S.Text>}
        {action && (
          <S.Action>
            <Button
              size="small"
              tone="quiet"
              onClick={({ detail }) => {
                if (detail > 1) return;
                action.run();
                onDone();
              }}
            >
              {action.label}
            </Button>
          </S.Action>
        )}
      </S.Words>
    </S.Root>
  );
}
