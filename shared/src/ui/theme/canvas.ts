/** The background of the page, which is also the colour of the browser's toolbar. */
export const CANVAS = { light: '#FBF7F0', dark: '#11160F' } as const;
