import type { ScreenRoute } from '@venue/shared/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Turns the error of a screen's file into the one to show. It never resolves when it loads the page anew instead. */
export type OnLoadError = (error: unknown, address: URL) => Promise<unknown>;

/**
 * Converts a remote's screen to a route object. The screen's file is loaded by a loader rather than by `lazy`, because
 * the router caches a failed `lazy` permanently, and Try again could never succeed.
 */
export function toRoute(
  { path, handle, lazy }: ScreenRoute,
  onLoadError: OnLoadError = async (error) => error,
): RouteObject {
  let Loaded: ComponentType | undefined;
  return {
    path,
    handle,
    loader: async ({ request }) => {
      try {
        Loaded ??= (await lazy()).Component;
      } catch (error) {
        throw await onLoadError(error, new URL(request.url));
      }
      return null;
    },
    shouldRevalidate: () => false,
    Component: function Screen() {
      if (!Loaded) throw new Error(`The screen of ${path} was shown before its file arrived.`);
      return <Loaded />;
    },
  };
}
