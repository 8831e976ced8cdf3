import type { Toast, ToastTone } from '@venue/shared/notify';
import { isRepeatClick } from '../ui/hooks/isRepeatClick';
import { Icon } from '../ui/primitives/icon/Icon';
import type { IconName } from '@venue/shared/ui/drawings';
import { KeyHint } from '../ui/primitives/key-hint/KeyHint';
import { Button } from '../ui/primitives/button/Button';
import * as S from './ToastMessage.styles';
import { Text } from '../ui/primitives/text/Text';

const ICONS: Record<ToastTone, IconName> = { success: 'check', error: 'warning', info: 'info' };

interface ToastMessageProps {
  message: Toast;
  /** Called after the action has run, to close the toast. */
  onDone: () => void;
}

/** The content of a toast with its action. */
export function ToastMessage({ message: { title, text, tone, action }, onDone }: ToastMessageProps) {
  return (
    <S.Root>
      <S.ToneIcon $tone={tone}>
        <Icon name={ICONS[tone]} size="1.125rem" />
      </S.ToneIcon>
      <S.Content>
        <S.Title>{title}</S.Title>
        {text && <Text>{text}</Text>}
        {action && (
          <S.Action>
            <Button
              aria-keyshortcuts="Alt+T"
              size="small"
              tone="quiet"
              onClick={(event) => {
                if (isRepeatClick(event)) return;
                action.run();
                onDone();
              }}
            >
              {action.label}
            </Button>
            {/* Alt+T is the library's shortcut that moves the focus to a toast. */}
            <KeyHint aria-hidden="true">Alt T</KeyHint>
          </S.Action>
        )}
      </S.Content>
    </S.Root>
  );
}
