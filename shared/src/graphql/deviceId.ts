/** Local storage key of the id that the live server gave this device. It stays when the person signs out. */
const DEVICE_KEY = 'device';

/** Storage may throw, as in some private windows. */
export interface DeviceStorage {
  get: () => string | null;
  save: (id: string) => void;
}

export const browserDevice: DeviceStorage = {
  get: () => window.localStorage.getItem(DEVICE_KEY),
  save: (id) => window.localStorage.setItem(DEVICE_KEY, id),
};

/**
 * What the server knows this device by, so that attempts at sign-in are counted by device and not for a whole house.
 * Only a server that gave the id is told it. Without storage the next sign-in gives another one.
 */
export function createDeviceId(storage: DeviceStorage | undefined) {
  return {
    told(): Record<string, string> | undefined {
      try {
        const device = storage?.get();
        return device ? { device } : undefined;
      } catch {
        return undefined;
      }
    },
    remember(id: string | null) {
      try {
        if (id !== null) storage?.save(id);
      } catch {
        // As above.
      }
    },
  };
}
