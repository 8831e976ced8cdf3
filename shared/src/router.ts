/**
 * What the site uses of react-router-dom. This module is what federation shares under that name: a shared module
 * keeps every export, and the whole package is twice the bytes. It must import from `react-router` (importing
 * `react-router-dom` here would be a circle). `router.test.ts` compares it with what the code imports.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
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
