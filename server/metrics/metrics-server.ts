import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PROMETHEUS_TYPE, prometheusText } from './prometheus-text.ts';
import { type MetricsSources, readMetrics } from './read-metrics.ts';

export interface MetricsServer {
  url: string;
  close(): void;
}

interface MetricsServerOptions extends Omit<MetricsSources, 'delay'> {
  host: string;
  port: number;
}

/** Answers `GET /metrics` on a port of its own, which is not open to visitors. */
export async function startMetricsServer({
  host,
  port,
  ...sources
}: MetricsServerOptions): Promise<MetricsServer> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, async (request, response) => {
    const isMetrics = request.method === 'GET' && request.url === '/metrics';
    if (!isMetrics) return response.writeHead(404).end();
    const text = prometheusText(await readMetrics({ ...sources, delay }));
    return response.writeHead(200, { 'content-type': PROMETHEUS_TYPE }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    close: () => {
      delay.disable();
      server.close();
      server.closeAllConnections();
    },
  };
}
