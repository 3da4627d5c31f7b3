import { Injectable } from '@nestjs/common';
import { countByEvent } from '#src/database/count-by-event.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';

/** Says how many check-ins stand for a show, undone ones among them: each has left a trace in the ledger. */
@Injectable()
export class CheckedInShows {
  constructor(shows: ShowFollowersService) {
    shows.registerCount('checkIns', (transaction, ids) =>
      countByEvent(transaction, { entity: AttendanceEntity, ids }),
    );
  }
}
