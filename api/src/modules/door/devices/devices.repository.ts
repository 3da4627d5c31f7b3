import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { rowsReadTogether } from '#src/database/concurrency/read-together.js';
import { Database } from '#src/database/database.js';
import { violatesUnique } from '#src/database/pg-errors.js';
import { deviceNameTaken } from '#src/modules/door/door-errors.js';
import { DoorDeviceEntity } from '#src/modules/door/entities/door-device.entity.js';

/** A venue has a handful; who pairs hundreds does not read them all. */
const MOST_DEVICES = 200;

/**
 * Every call of a tablet asks this, so it is planned once for each connection, and asked once for all that come at the same
 * moment. Marks the contact once a minute, so that reading seldom costs a write.
 */
const FIND_PAIRED = {
  name: 'door.find-paired',
  text: `
  WITH paired AS (
    SELECT id, name, token_hash, last_contact_at FROM door_devices WHERE token_hash = ANY ($1) AND revoked_at IS NULL
  ), contact AS (
    UPDATE door_devices device SET last_contact_at = now() FROM paired
     WHERE device.id = paired.id AND paired.last_contact_at < now() - interval '1 minute'
  )
  SELECT id AS "deviceId", name, token_hash AS "tokenHash" FROM paired`,
};

type PairedRow = Omit<DoorDevice, 'emailSalt'> & { tokenHash: string };

@Injectable()
export class DevicesRepository {
  private readonly paired = rowsReadTogether(this.database, FIND_PAIRED, (row: PairedRow) => row.tokenHash);

  constructor(
    private readonly database: Database,
    @InjectRepository(DoorDeviceEntity) private readonly devices: Repository<DoorDeviceEntity>,
  ) {}

  /** The paired tablet with this token, whose contact is noted; undefined when there is none. */
  findPaired(tokenHash: string): Promise<PairedRow | undefined> {
    return this.paired.read(tokenHash);
  }

  /** The tablet with this token, paired or revoked. */
  findByToken(tokenHash: string): Promise<DoorDeviceEntity | null> {
    return this.devices.findOneBy({ tokenHash });
  }

  /** Those that are paired, by name. */
  findAll(): Promise<DoorDeviceEntity[]> {
    return this.devices.find({ where: { revokedAt: IsNull() }, order: { name: 'ASC' }, take: MOST_DEVICES });
  }

  /**
   * @returns null when the token was used before
   * @throws DomainError `door.name-taken`
   */
  async insert(
    device: Pick<DoorDeviceEntity, 'name' | 'tokenHash' | 'pairedBy'>,
  ): Promise<DoorDeviceEntity | null> {
    try {
      return await this.devices.save({ ...device });
    } catch (error) {
      if (violatesUnique(error, 'uq_door_devices_token_hash')) return null;
      throw violatesUnique(error, 'uq_door_devices_name') ? deviceNameTaken() : error;
    }
  }

  /** @returns whether it was paired until now */
  async revoke(id: number): Promise<boolean> {
    const { affected } = await this.devices.update({ id, revokedAt: IsNull() }, { revokedAt: new Date() });
    return affected === 1;
  }
}
