import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '@venue/shared/ui/drawings';
import { Icon } from '../icon/Icon';
import * as S from './IconButton.styles';
import type { IconButtonTone } from './IconButton.styles';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  tone?: IconButtonTone;
}

/** A button that shows only an icon, 44 px to touch. `aria-pressed` makes it a toggle. */
export function IconButton({ icon, label, tone = 'plain', ...rest }: IconButtonProps) {
  return (
    <S.Native type="button" {...rest} aria-label={label} $tone={tone}>
      <Icon name={icon} size="1.375rem" />
    </S.Native>
  );
}
