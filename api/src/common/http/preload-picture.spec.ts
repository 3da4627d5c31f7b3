import express from 'express';
import request from 'supertest';
import { preloadPicture } from './preload-picture.js';

describe('preloadPicture', () => {
  const answerOf = (path: string, find: () => Promise<string | undefined>) => {
    const app = express().use(preloadPicture(find));
    app.use((_request, response) => void response.send('the page'));
    return request(app).get(path);
  };

  it('names the picture in the header of the events page', async () => {
    const answer = await answerOf('/?type=country', () => Promise.resolve('/uploads/event-a-card.webp'));
    expect([answer.get('Link'), answer.text]).toEqual([
      '</uploads/event-a-card.webp>; rel=preload; as=image',
      'the page',
    ]);
  });

  it.each([
    ['there is no picture', '/', () => Promise.resolve(undefined)],
    ['it cannot be read', '/', () => Promise.reject(new Error('the database is down'))],
    ['it takes long', '/', () => new Promise<never>(() => undefined)],
    ['it is another page', '/check-ins', () => Promise.resolve('/uploads/event-a-card.webp')],
  ])('leaves the page as it is when %s', async (_case, path, find) => {
    const answer = await answerOf(path, find);
    expect([answer.status, answer.get('Link'), answer.text]).toEqual([200, undefined, 'the page']);
  });
});
