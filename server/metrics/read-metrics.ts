import type { monitorEventLoopDelay } from 'node:perf_hooks';
import { LEAD_STATES, type LeadStore, type StoreStats } from '../leads/store.ts';
import type { Counters } from './counters.ts';
import type { Metric, Sample } from './prometheus-text.ts';

export interface MetricsSources {
  store: Pick<LeadStore, 'stats'>;
  counters: Counters;
  /** Number of visitors' open connections. */
  countConnections: () => number;
  /** Delays of the event loop since the last reading. */
  delay: ReturnType<typeof monitorEventLoopDelay>;
  now: () => number;
}

const COUNTED: Record<string, string> = {
  website_requests_total: 'Requests by who answered and with which kind of status',
  website_leads_total: 'Leads taken; repeated: the same lead sent again',
  website_refusals_total: 'Posts of the form that were not taken, by reason',
  website_attempts_total: 'Deliveries tried, by outcome',
  website_attempt_seconds_total: 'Time until the webhook answered or was given up, in all',
  website_connections_turned_away_total:
    'Connections closed because there were too many; replaced: for one of another address',
  website_log_events_total: 'Lines of the log by event',
};

/** Everything there is to know of this process and its store at this moment. */
export async function readMetrics(sources: MetricsSources): Promise<Metric[]> {
  const counted = Object.entries(COUNTED).map(([name, help]) => ({
    name,
    help,
    type: 'counter' as const,
    samples: sources.counters.samples(name),
  }));
  const stats = await sources.store.stats().catch(() => null);
  return [
    ...counted,
    gauge('website_store_up', 'Whether the store answers', Number(stats !== null)),
    ...(stats ? outboxMetrics(stats, sources.now()) : []),
    gauge('website_connections', 'Open connections of visitors or their proxy', sources.countConnections()),
    ...processMetrics(sources),
  ];
}

function gauge(name: string, help: string, values: number | Sample[]): Metric {
  const samples = typeof values === 'number' ? [{ value: values }] : values;
  return { name, help, type: 'gauge', samples };
}

function outboxMetrics({ byState, oldestPendingAt, pause }: StoreStats, now: number): Metric[] {
  const age = oldestPendingAt === null ? 0 : Math.max(0, now - oldestPendingAt) / 1000;
  return [
    gauge(
      'website_outbox_leads',
      'Leads by state; pending ones wait for delivery',
      LEAD_STATES.map((state) => ({ labels: { state }, value: byState[state] })),
    ),
    gauge(
      'website_outbox_oldest_pending_seconds',
      'Age of the oldest lead that waits, 0 when none does',
      age,
    ),
    gauge(
      'website_delivery_pause_seconds',
      'How long nothing will be sent to the webhook, 0 when it is not paused',
      Math.max(0, pause?.leftMs ?? 0) / 1000,
    ),
  ];
}

/** The names are those that Prometheus' own clients use, so that ready-made dashboards know them. */
function processMetrics({ delay, now }: MetricsSources): Metric[] {
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const cpu = {
    name: 'process_cpu_seconds_total',
    help: 'Processor time used',
    type: 'counter' as const,
    samples: [{ value: (user + system) / 1e6 }],
  };
  const metrics = [
    gauge(
      'nodejs_eventloop_lag_p50_seconds',
      'Median delay since the last read',
      seconds(delay.percentile(50)),
    ),
    gauge('nodejs_eventloop_lag_p99_seconds', 'Delay that 1 % exceeded', seconds(delay.percentile(99))),
    gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay since the last read', seconds(delay.max)),
    gauge('process_resident_memory_bytes', 'Memory the system gave to the process', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript', heapUsed),
    cpu,
    gauge(
      'process_start_time_seconds',
      'When the process started',
      Math.round(now() / 1000 - process.uptime()),
    ),
  ];
  delay.reset();
  return metrics;
}
