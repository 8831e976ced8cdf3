import type { ScreenRoute } from '@venue/shared/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * A remote's screen as the router takes it. The screen's file comes in a loader rather than in `lazy`, because the
 * router keeps a failed `lazy` for good, and Try again could never succeed.
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
