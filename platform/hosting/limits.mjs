/** Seconds a server in front waits for a remote's files. */
export const REMOTE_LIMITS = { connect: 2, read: 15 };

/**
 * What a server in front lets through to the API: seconds it waits, the largest body in bytes, and how often one address
 * may ask. The API counts requests itself too; this keeps a flood from reaching it.
 */
export const API_LIMITS = { connect: 2, read: 30, bodyBytes: 1_048_576, requestsPerSecond: 40, burst: 120 };

/** How often one address may report about releases. Many visitors of a mobile network share one. */
export const REPORT_LIMITS = { requestsPerSecond: 20, burst: 60 };
