export {
  REMOTE_NAMES,
  type Audience,
  type PageMeta,
  type PathParams,
  type RemoteModule,
  type RemoteName,
  type ScreenHandle,
  type ScreenRoute,
  type SiteFile,
} from './remote';
export {
  CONTRACTS,
  API_CONTRACT,
  contractMismatch,
  type ContractName,
  type NeededContracts,
} from './contractVersions';
export { defineScreen } from './defineScreen';
export { DEFAULT_GRAPHQL_URL, type VenueSettings } from './settings';
