import { useEffect } from 'react';
import { warnBeforeUnload } from './warnBeforeUnload';

/** The browser asks before the page is left with unsaved changes. */
export function useUnsavedWarning(isUnsaved: boolean) {
  useEffect(() => (isUnsaved ? warnBeforeUnload() : undefined), [isUnsaved]);
}
