/** The picture of links to pages without a photo of their own; its size in px is the one that link previews ask for. */
export const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 } as const;
