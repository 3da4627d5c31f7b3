import { Injectable } from '@nestjs/common';
import type { DoorDevice } from '#src/common/access/door-device.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { deviceNotFound, deviceRevoked } from '#src/modules/door/door-errors.js';
import type { DoorDeviceEntity } from '#src/modules/door/entities/door-device.entity.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import type { DeviceResponse, OwnDeviceResponse, PairingRequest } from './devices.dto.js';
import { DevicesRepository } from './devices.repository.js';

/** Pairs tablets with the door and revokes them (design §7 "The tablet"). */
@Injectable()
export class DevicesService {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly staff: StaffService,
    private readonly news: AreaNews,
  ) {}

  /**
   * Pairs the tablet with this token, once.
   * @throws DomainError `door.name-taken`; `door.device-revoked` for a token that was
   */
  async pair({ name, token }: PairingRequest, admin: Pick<SessionUser, 'id'>): Promise<Once<DeviceResponse>> {
    const tokenHash = secretHash(token);
    const earlier = await this.devices.findByToken(tokenHash);
    if (earlier) return repeatOf(earlier);
    const made = await this.devices.insert({ name, tokenHash, pairedBy: admin.id });
    if (made) return { answer: toResponse(made), isNew: true };
    // The same call, at the same moment.
    return repeatOf(await this.devices.findByToken(tokenHash));
  }

  /** The paired tablets, by name. */
  async findAll(): Promise<DeviceResponse[]> {
    return (await this.devices.findAll()).map(toResponse);
  }

  /**
   * The tablet's session ends at once. A call of its that waits for news is answered, so that its next one tells it to wipe
   * what it keeps.
   * @throws DomainError `door.device-not-found`
   */
  async revoke(id: number): Promise<void> {
    if (!(await this.devices.revoke(id))) throw deviceNotFound();
    this.news.announce('door');
  }

  /** The paired tablet with this token; null when it is none, or was revoked. */
  async find(token: string): Promise<DoorDevice | null> {
    const emailSalt = secretHash(token);
    const found = await this.devices.findPaired(emailSalt);
    return found ? { deviceId: found.deviceId, name: found.name, emailSalt } : null;
  }

  /** What the tablet keeps, so that people can take turns at it without a network. */
  async findOwn({ deviceId, name }: DoorDevice): Promise<OwnDeviceResponse> {
    const people = await this.staff.findDoorPeople();
    return { id: deviceId, name, people };
  }
}

const repeatOf = (device: DoorDeviceEntity | null): Once<DeviceResponse> => {
  if (!device || device.revokedAt) throw deviceRevoked();
  return { answer: toResponse(device), isNew: false };
};

const toResponse = ({ id, name, createdAt, lastContactAt }: DoorDeviceEntity): DeviceResponse => ({
  id,
  name,
  pairedAt: createdAt,
  lastContactAt,
});
