/** The paired tablet behind a request, as the device strategy found it. */
export interface DoorDevice {
  deviceId: number;
  name: string;
}

/** Before a tablet's token, so that nobody takes it for a person's. */
export const DEVICE_TOKEN_PREFIX = 'door_';
