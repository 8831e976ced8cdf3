/** Marks in the user agent of the browsers inside WhatsApp, Facebook and Instagram, and of Android's WebView. */
const MARKS = /\b(FBAN|FBAV|Instagram|WhatsApp)\b|; wv\)/;

/** Whether the page is open inside another app, whose browser saves no files, prints nothing and opens no windows. */
export const isInAppBrowser = (): boolean => MARKS.test(navigator.userAgent);
