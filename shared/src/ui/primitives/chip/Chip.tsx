import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '@venue/shared/ui/drawings';
import { Icon } from '../icon/Icon';
import * as S from './Chip.styles';

/** A short fact: "Open now · closes 9 PM", a specialty, an amenity. */
export function Chip({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <S.Static>
      {icon && <Icon name={icon} size="1.125em" />}
      <span>{children}</span>
    </S.Static>
  );
}

interface FilterChipProps extends ComponentPropsWithRef<'button'> {
  pressed: boolean;
}

/** A toggle button for a filter. */
export function FilterChip({ pressed, children, ...rest }: FilterChipProps) {
  return (
    <S.Toggle type="button" {...rest} aria-pressed={pressed}>
      {pressed && <Icon name="check" size="1.125em" />}
      <span>{children}</span>
    </S.Toggle>
  );
}
