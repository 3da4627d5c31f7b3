import { Column } from 'typeorm';

/** The transaction that changed a row last, as far as the door's tablets see it (decision 41). The database writes it. */
export const ChangedTx = () =>
  Column({
    name: 'changed_tx',
    type: 'bigint',
    default: () => 'pg_current_xact_id()::text::bigint',
    select: false,
    update: false,
  });
