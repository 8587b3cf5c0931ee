/**
 * Loaded into n8n before its own code: each TLS connection becomes a plain one to the stand-ins,
 * which see the host.
 */
import { connect } from 'node:net';
import tls from 'node:tls';

Object.assign(tls, {
  connect: () => {
    const socket = connect(Number(process.env['STAND_INS_PORT']), '127.0.0.1');
    return socket.once('connect', () => socket.emit('secureConnect'));
  },
});
