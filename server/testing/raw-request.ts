import { connect } from 'node:net';

/** Sends bytes as they are, for requests that no well-behaved client would make; gives all that came back. */
export function rawRequest(url: string, bytes: string | Buffer, waitMs = 3000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => {
      clearTimeout(timer);
      end();
    });
    socket.on('error', (error) => (answer === '' ? reject(error) : end()));
    socket.write(bytes);
  });
}
