import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, until } from '#server/testing/resources.ts';

export async function startEditor(root: string) {
  const [port, intakePort] = [await freePort(), await freePort()].map(String);
  const child = spawn(process.execPath, ['editor/dev.ts', '--edit'], {
    cwd: root,
    env: { ...process.env, PORT: port, INTAKE_PORT: intakePort, BROWSER: 'none' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/editor`;
  const ask = (method: string, path: string, body: BodyInit | null = null) => {
    const headers = { 'X-Editor': 'save', Origin: new URL(url).origin };
    return fetch(`${url}/${path}`, { method, body, headers });
  };
  await until('the editor answers', () =>
    ask('GET', 'files').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    ask,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
