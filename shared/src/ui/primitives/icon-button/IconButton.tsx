import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '@venue/shared/ui/drawings';
import { pressable } from '../button/pressable';
import { Icon } from '../icon/Icon';
import * as S from './IconButton.styles';
import type { IconButtonTone } from './IconButton.styles';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  tone?: IconButtonTone;
  /** Not available for now; it keeps the focus (see `pressable`). */
  disabled?: boolean | undefined;
}

/** A button that shows only an icon, 44 px to touch. `aria-pressed` makes it a toggle. */
export function IconButton({ icon, label, tone = 'plain', disabled, ...rest }: IconButtonProps) {
  return (
    <S.Native type="button" {...rest} {...pressable(rest, disabled)} aria-label={label} $tone={tone}>
      <Icon name={icon} size="1.375rem" />
    </S.Native>
  );
}
