import { createContext, useContext } from 'react';
import type { DefinedScreen } from './defineScreen';

/** All screens of the console. A context, since screens that import the list that imports them would be a circle. */
export const ScreensContext = createContext<readonly DefinedScreen[]>([]);

export const useScreens = () => useContext(ScreensContext);
