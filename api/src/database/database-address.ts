/** Where the database is: from the settings, or the embedded one's. */
export class DatabaseAddress {
  /** @param url `postgres://…` */
  constructor(readonly url: string) {}
}
