export { REFUSALS, SILENT_FAULTS } from './failing';
export { liveLayer } from './live';
export { otherServer } from './otherServer';
export { serverForTests } from './serverForTests';
export { PASSWORD, type VenueServer, type Who } from './venueServer';
