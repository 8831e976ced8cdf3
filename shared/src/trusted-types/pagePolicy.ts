/**
 * What turns text into something that a page runs or parses: a policy of Trusted Types. Where the browser knows them, the
 * results are trusted values, and a script's address, a script's text and HTML are refused as text. Elsewhere the results
 * are text, checked in the same way.
 */
export interface PagePolicy {
  /**
   * The address of a script, absolute.
   * @throws TypeError for one that is neither of the site nor of an origin from which releases come.
   */
  createScriptURL: (url: string) => string;
  /**
   * The text of a script element that holds JSON.
   * @throws SyntaxError for anything else.
   */
  createScript: (json: string) => string;
  /**
   * One of the documents that are known here, by its name.
   * @throws TypeError for any other text.
   */
  createHTML: (name: 'map') => string;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: PagePolicy) => PagePolicy };
    /** The code that loads a build's chunks finds the policy here (`platform/build/trustedScripts.mjs`). */
    __PAGE_POLICY__?: PagePolicy;
  }
}

/** The policy that the shell, or the page of a remote without it, has made. */
export function pagePolicy(): PagePolicy {
  if (!window.__PAGE_POLICY__) throw new Error('Whoever starts the page calls createPagePolicy first.');
  return window.__PAGE_POLICY__;
}
