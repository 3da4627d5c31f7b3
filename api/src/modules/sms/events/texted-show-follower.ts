import { Injectable } from '@nestjs/common';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { SmsTellingService } from './sms-telling.service.js';

/** Sends no sender word of a show that is called off, deleted, moved or has other acts or set times while the text waits (decision 24). */
@Injectable()
export class TextedShowFollower {
  constructor(shows: ShowFollowersService, telling: SmsTellingService) {
    shows.register({
      statusChanged: (transaction, show) => telling.takeBackAndFollow(transaction, show),
      leaves: (transaction, { id }) => telling.takeBack(transaction, id),
      moved: (transaction, show) => telling.takeBackAndFollow(transaction, show),
      billChanged: (transaction, show) => telling.takeBackAndFollow(transaction, show),
      setTimesChanged: (transaction, show) => telling.takeBackAndFollow(transaction, show),
    });
  }
}
