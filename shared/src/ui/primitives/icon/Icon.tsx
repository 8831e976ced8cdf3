import { Drawing } from '../drawing/Drawing';
import { FILLED, LINES, type IconName } from './drawings';

interface IconProps {
  name: IconName;
  /** Any CSS length; in em it follows the text beside it. */
  size?: string;
  /** The accessible name where no text says the same. Without it the icon is decorative. */
  label?: string;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = '1.25em', label }: IconProps) {
  const filled = name in FILLED;
  const path = filled ? FILLED[name as keyof typeof FILLED] : LINES[name as keyof typeof LINES];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size, flex: 'none' }}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...meaning}
    >
      <Drawing id={`icon-${filled ? name.replace('-filled', '') : name}`} path={path} />
    </svg>
  );
}
