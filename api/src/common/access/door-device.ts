/** The paired tablet behind a request, as the device strategy found it. */
export interface DoorDevice {
  deviceId: number;
  name: string;
  /** Before the e-mails whose hashes it keeps; the tablet knows it from its token. */
  emailSalt: string;
}

/** Before a tablet's token, so that nobody takes it for a person's. */
export const DEVICE_TOKEN_PREFIX = 'door_';
