import { createContext, useContext } from 'react';

export const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Opens the command palette. */
export const useCommandPalette = () => useContext(OpenPaletteContext);
