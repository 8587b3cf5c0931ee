/** Loaded into n8n before its own code: each TLS connection becomes a plain one to `stand-ins.ts`. */
import { connect } from 'node:net';
import tls from 'node:tls';

Object.assign(tls, {
  connect: () => {
    const socket = connect(5698, '127.0.0.1');
    return socket.once('connect', () => socket.emit('secureConnect'));
  },
});
