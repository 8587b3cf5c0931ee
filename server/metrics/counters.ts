import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log, LogFields } from '../log.ts';
import type { Sample } from './prometheus-text.ts';

type Labels = Record<string, string>;

/** Numbers that only grow, each with labels of few possible values. */
export interface Counters {
  add(name: string, labels: Labels, by?: number): void;
  samples(name: string): Sample[];
}

export function createCounters(): Counters {
  const counted = new Map<string, Map<string, Required<Sample>>>();
  return {
    add: (name, labels, by = 1) => {
      const samples = counted.get(name) ?? new Map<string, Required<Sample>>();
      const key = JSON.stringify(labels);
      const sample = samples.get(key) ?? { labels, value: 0 };
      sample.value += by;
      samples.set(key, sample);
      counted.set(name, samples);
    },
    samples: (name) => [...(counted.get(name)?.values() ?? [])],
  };
}

/** Labels for the reasons of refusals. Their sentences contain numbers, each of which would become a label of its own. */
const REFUSAL_REASONS: Record<number, string> = {
  400: 'malformed',
  413: 'too_large',
  415: 'wrong_type',
  422: 'invalid',
  429: 'too_many',
  503: 'store',
};

/** Counts the log's events, so that metrics and log agree. */
export function countEvents(counters: Counters): Log {
  return (level, event, fields = {}) => {
    counters.add('website_log_events_total', { event, level });
    if (event === 'lead.stored') counters.add('website_leads_total', { outcome: String(fields.outcome) });
    if (event === 'lead.refused') counters.add('website_refusals_total', { reason: refusalReason(fields) });
    const outcome = ATTEMPT_OUTCOMES[event];
    if (outcome === undefined) return;
    counters.add('website_attempts_total', { outcome });
    counters.add('website_attempt_seconds_total', {}, Number(fields.milliseconds) / 1000);
  };
}

const ATTEMPT_OUTCOMES: Record<string, string> = {
  'lead.delivered': 'delivered',
  'lead.retry': 'failed',
  'lead.dead': 'failed',
};

function refusalReason({ status, id }: LogFields): string {
  if (id !== undefined) return 'quarantined';
  return REFUSAL_REASONS[Number(status)] ?? 'failed';
}

/** Counts an answer when it is sent. `by` names who answers. */
export function countAnswer(
  counters: Counters,
  by: (request: IncomingMessage) => string,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const answered = { by: by(request) };
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut';
      counters.add('website_requests_total', { ...answered, status });
    });
  };
}
