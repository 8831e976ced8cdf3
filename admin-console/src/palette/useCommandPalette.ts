import { createContext, useContext } from 'react';

export const OpenPaletteContext = createContext<() => void>(() => undefined);

export const useCommandPalette = () => useContext(OpenPaletteContext);
