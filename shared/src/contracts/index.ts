export {
  REMOTE_NAMES,
  type PageMeta,
  type PathParams,
  type RemoteModule,
  type RemoteName,
  type ScreenHandle,
  type ScreenRoute,
} from './remote';
export { defineScreen } from './defineScreen';
export type { VenueSettings } from './settings';
