import { connect } from 'node:net';

const LOOK_MS = 100;
/** Looks without another byte after which the answer on an open connection is taken for whole. */
const QUIET_LOOKS = 10;
/** Looks after which no answer is expected any more. */
const MOST_LOOKS = 600;

/**
 * Sends bytes as they are, for requests that no well-behaved client would make; gives all that came back until the server
 * closes the connection or falls silent. Counts looks instead of time: a machine that stops this process for seconds mostly
 * stops the server with it.
 *
 * @param leaveAfterMs leaves then, whatever has come
 */
export function rawRequest(url: string, bytes: string | Buffer, leaveAfterMs?: number): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    let [looks, lastHeard] = [0, Number.POSITIVE_INFINITY];
    const end = () => {
      clearInterval(watch);
      clearTimeout(leave);
      socket.destroy();
      resolve(answer);
    };
    const watch = setInterval(() => {
      looks += 1;
      if (looks - lastHeard > QUIET_LOOKS || looks > MOST_LOOKS) end();
    }, LOOK_MS);
    const leave = leaveAfterMs === undefined ? undefined : setTimeout(end, leaveAfterMs);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      lastHeard = looks;
    });
    socket.on('close', end);
    socket.on('error', (error) => (answer === '' ? reject(error) : end()));
    socket.write(bytes);
  });
}
