/** Local storage key that is written for a moment when everything is erased, so that other tabs forget their own notes. */
export const ERASED_KEY = 'erased';
