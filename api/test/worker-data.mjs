// The runner of the specs sends its data to all workers when the first one asks. One that is still starting would miss
// them, ask later, and wait for ever: so they are kept until it asks. Listened to from the first listener of others on: the
// channel is not read before, and what came then would be lost to them.
const ASKED = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

if (process.send) {
  const [on, send] = [process.on.bind(process), process.send.bind(process)];
  let answer;
  process.on = (name, listener) => {
    if (name === 'message') {
      process.on = on;
      on('message', (message) => {
        if (message?.type === ANSWER) answer = message;
      });
    }
    return on(name, listener);
  };
  process.send = (message, ...rest) =>
    message === ASKED && answer ? process.emit('message', answer) : send(message, ...rest);
}
