/** Alt text of a picture added by URL: the last path segment, or "Stall image" (requirements 5, Admin stalls). */
export function imageAlt(url: string): string {
  const [path = ''] = url
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .split(/[?#]/);
  return path.split('/').at(-1) || 'Stall image';
}
