import { createContext, useContext } from 'react';
import type { DefinedScreen } from './defineScreen';

/** The screens of the console, in their order. They come by context: the screens themselves read them. */
export const ScreensContext = createContext<readonly DefinedScreen[]>([]);

export const useScreens = () => useContext(ScreensContext);
