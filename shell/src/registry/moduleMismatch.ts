import { isCompatible } from '@venue/shared/contracts';
import shared from '@venue/shared/package.json';

const { dependencies } = shared;

/** The libraries of which a page has one instance, with the versions that this build of the shell brings. */
const BROUGHT: Readonly<Record<string, string>> = {
  react: dependencies.react,
  'react-dom': dependencies['react-dom'],
  'react-router-dom': dependencies['react-router-dom'],
  'styled-components': dependencies['styled-components'],
};

/** The versions of the shared libraries that a release was built with. */
export type NeededModules = Readonly<Record<string, string>>;

/**
 * Why a remote that was built with these libraries can't run with those of the shell, which it gets on a page; null when it
 * can. React refuses to run with the `react-dom` of another version, so the two must be of one build.
 * @returns A sentence that names the library.
 */
export function moduleMismatch(needed: NeededModules, brought = BROUGHT): string | null {
  for (const [name, version] of Object.entries(needed)) {
    const present = brought[name];
    if (present !== undefined && !isCompatible(version, present))
      return `It was built with ${name} ${version}; the shell brings ${present}.`;
  }
  const { react, 'react-dom': reactDom } = needed;
  return react === reactDom
    ? null
    : `It was built with react ${react} and react-dom ${reactDom}, which must be the same version.`;
}
