export { REFUSALS, SILENT_FAULTS } from './failing';
export { liveLayer } from './live';
export { serverForTests } from './serverForTests';
export { startServerProcess, type ServerProcess } from './serverProcess.cjs';
export { otherServer } from './otherServer';
