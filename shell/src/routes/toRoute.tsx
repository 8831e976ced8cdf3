import type { ScreenRoute } from '@venue/shared/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * Converts a remote's screen to a route object. The screen's file is loaded by a loader rather than by `lazy`, because
 * the router caches a failed `lazy` permanently, and Try again could never succeed.
 */
export function toRoute({ path, handle, lazy }: ScreenRoute): RouteObject {
  let Loaded: ComponentType | undefined;
  return {
    path,
    handle,
    loader: async () => {
      Loaded ??= (await lazy()).Component;
      return null;
    },
    shouldRevalidate: () => false,
    Component: function Screen() {
      if (!Loaded) throw new Error(`The screen of ${path} was shown before its file arrived.`);
      return <Loaded />;
    },
  };
}
