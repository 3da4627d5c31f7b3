import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Email } from '#src/integrations/email/email.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { keptReason } from './kept-reason.js';
import { htmlMail, type MailContent, textMail } from './mail-layout.js';

/** A mail that goes past the outbox: who sends it waits for what the mail server says. */
@Injectable()
export class TestMailService {
  constructor(
    private readonly email: Email,
    private readonly venue: VenueService,
  ) {}

  /** Never rejects for what the mail server says or does. */
  async send(to: string): ReturnType<Email['send']> {
    const venue = await this.venue.find();
    const content = contentFor(venue.name);
    const answer = await this.email.send(
      {
        messageId: `<${randomUUID()}@${this.email.domain}>`,
        to,
        subject: content.heading,
        text: textMail(content, venue),
        html: htmlMail(content, venue),
        attachments: [],
      },
      venue.name,
    );
    return 'reason' in answer ? { ...answer, reason: keptReason(answer.reason) } : answer;
  }
}

const contentFor = (venueName: string): MailContent => ({
  heading: `Test mail from ${venueName}`,
  paragraphs: ['You asked for this mail in the settings. As it came, the venue can send mail.'],
});
