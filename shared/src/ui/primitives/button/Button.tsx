import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useComingSoon } from '../coming-soon/useComingSoon';
import * as S from './Button.styles';
import type { ButtonSize, ButtonTone } from './Button.styles';
import { pressable } from './pressable';

interface Look {
  /** `primary` by default; `accent` is the colour of the one "Order" action. */
  tone?: ButtonTone;
  size?: ButtonSize;
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {
  /** In progress: it keeps its place and focus, and presses do nothing. */
  busy?: boolean | undefined;
  /** Not available for now. It keeps the focus too, which the browser takes from a button with the native attribute. */
  disabled?: boolean | undefined;
  /** Shown without a function yet; says "Coming soon". */
  comingSoon?: boolean;
}

/** A button for an action on this page. `type` is "button" by default. */
export function Button({ comingSoon, busy, disabled, ...props }: ButtonProps) {
  if (comingSoon) return <ComingSoonButton {...props} />;
  const { tone = 'primary', size = 'regular', children, ...rest } = props;
  return (
    <S.Native
      type="button"
      {...rest}
      {...pressable(rest, busy || disabled)}
      aria-busy={busy || undefined}
      data-tone={tone}
      data-size={size}
    >
      {busy && <S.Spinner aria-hidden="true" />}
      <S.Label>{children}</S.Label>
    </S.Native>
  );
}

function ComingSoonButton({ tone = 'quiet', size = 'regular', children, ...rest }: ButtonProps) {
  const { props, tip } = useComingSoon();
  return (
    <S.Native {...rest} {...props} type="button" data-tone={tone} data-size={size}>
      <S.Label>{children}</S.Label>
      {tip}
    </S.Native>
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ tone = 'primary', size = 'regular', ...rest }: LinkProps & Look) {
  return <S.Native as={Link} {...rest} data-tone={tone} data-size={size} />;
}

/** A link that leaves the site (telephone, e-mail, WhatsApp, maps) and looks like a button. */
export function ButtonAnchor({
  tone = 'primary',
  size = 'regular',
  ...rest
}: ComponentPropsWithRef<'a'> & Look) {
  return <S.Native as="a" {...rest} data-tone={tone} data-size={size} />;
}
