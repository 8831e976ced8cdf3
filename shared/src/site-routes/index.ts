export {
  findRoute,
  siteRoutesOf,
  usePageName,
  useSiteRoutes,
  type SiteHandle,
  type SiteRoute,
} from './siteRoutes';
