import { Icon, type IconName } from '@venue/shared/ui';
import type { ReactNode } from 'react';

/** A term and its value with an icon: one group of a `<dl>`, which styles it. */
export function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
