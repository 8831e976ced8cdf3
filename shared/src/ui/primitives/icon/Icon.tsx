import type { CSSProperties } from 'react';
import { FILLED, LINES, type IconName } from '@venue/shared/ui/drawings';
import * as S from './Icon.styles';

interface IconProps {
  name: IconName;
  /** Any CSS length; in em it follows the text beside it. By default 1.25em. */
  size?: string;
  /** The accessible name where no text says the same. Without it the icon is decorative. */
  label?: string;
}

/** The custom property that `Icon.styles.ts` takes the size from. */
const sized = (size: string) => ({ '--icon-size': size }) as CSSProperties;

/** An icon in the colour of the text around it. */
export function Icon({ name, size, label }: IconProps) {
  const filled = name in FILLED;
  const path = filled ? FILLED[name as keyof typeof FILLED] : LINES[name as keyof typeof LINES];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <S.Root
      viewBox="0 0 24 24"
      style={size ? sized(size) : undefined}
      data-filled={filled ? '' : undefined}
      {...meaning}
    >
      <path d={path} />
    </S.Root>
  );
}
