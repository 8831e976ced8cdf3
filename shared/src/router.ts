/**
 * The part of react-router-dom that the site uses. Module federation shares this module under that name, because a
 * shared module keeps every export and the whole package is twice the bytes. It must import from `react-router`, since
 * importing `react-router-dom` here would be circular. `sharedLibraries.test.ts` compares it with what the code imports.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  Outlet,
  redirect,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
