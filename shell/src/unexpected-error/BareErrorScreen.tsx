import { paths } from '@venue/shared/paths';
import { telLink } from '@venue/shared/contact-links';
import { VENUE } from '@venue/shared/venue';
import type { CSSProperties } from 'react';

// System colours and fonts only, because the theme itself may have failed.
const page: CSSProperties = {
  maxWidth: '34rem',
  margin: '15vh auto 0',
  padding: '1.5rem',
  fontFamily: 'Georgia, serif',
  fontSize: '1.125rem',
  lineHeight: 1.6,
};
const button: CSSProperties = { minHeight: '2.75rem', padding: '0.5rem 1rem', font: 'inherit' };
const target: CSSProperties = {
  display: 'inline-block',
  minHeight: '2.75rem',
  padding: '0.5rem 1rem',
};

/** Shown when even the frame around a page fails. Needs no theme, router or provider. */
export function BareErrorScreen() {
  return (
    <main style={page}>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Something broke on our side. Reloading usually puts it right.</p>
      </div>
      <p>
        <button type="button" style={button} onClick={() => window.location.reload()}>
          Reload
        </button>
        <a href={paths.home()} style={target}>
          Home
        </a>
        <a href={telLink(VENUE.phone)} style={target}>
          Call {VENUE.phone}
        </a>
      </p>
    </main>
  );
}
