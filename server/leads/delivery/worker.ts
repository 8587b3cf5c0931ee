import type { LeadStore } from '../store.ts';
import { createLeadSender, type LeadSenderOptions } from './lead-sender.ts';
import { createReceiverPause, type PauseOptions } from './receiver-pause.ts';
import { createWakeableSleep } from './wakeable-sleep.ts';

export interface DeliveryOptions extends LeadSenderOptions {
  store: LeadSenderOptions['store'] & PauseOptions['store'] & Pick<LeadStore, 'dueIn' | 'replan'>;
  /** Between looks whether the clock was put back. */
  clockLookMs?: number;
}

export interface DeliveryWorker {
  /** Says that a lead was stored. */
  wake(): void;
  /** Claims nothing more, and gives deliveries under way a few seconds to end; one that is cut off is tried again later. */
  stop(): Promise<void>;
}

/** Leads also come from other servers and from the command line, which cannot wake this worker. */
const LONGEST_SLEEP_MS = 2000;
const CLOCK_LOOK_MS = 30_000;

export function startDelivery(options: DeliveryOptions): DeliveryWorker {
  const { store, log, receiver, delays, clockLookMs = CLOCK_LOOK_MS } = options;
  const receiverPause = createReceiverPause({ store, log, url: receiver.url, delays });
  const { sleep, wake } = createWakeableSleep();
  const sender = createLeadSender(options, receiverPause, wake);
  let isStopping = false;

  async function run(): Promise<void> {
    /** Reason of the store's last failure, kept so that an outage of days takes one line of the log. */
    let failure: string | undefined;
    let lookedAt = Number.NEGATIVE_INFINITY;
    while (!isStopping) {
      try {
        const pause = await receiverPause.find();
        if (performance.now() - lookedAt >= clockLookMs) {
          await followClock();
          lookedAt = performance.now();
        }
        const wait = pause && pause.leftMs > 0 ? pause.leftMs : await sendDue(pause !== null);
        failure = undefined;
        await sleep(Math.min(LONGEST_SLEEP_MS, wait));
      } catch (error) {
        const { message } = error as Error;
        if (message !== failure) log('error', 'delivery.store-failed', { message });
        failure = message;
        await sleep(LONGEST_SLEEP_MS);
      }
    }
  }

  async function followClock(): Promise<void> {
    const replanned = await store.replan();
    if (replanned > 0) log('warn', 'delivery.clock-put-back', { replanned });
  }

  /** Resolves to the time until there is more to send. */
  async function sendDue(isProbe: boolean): Promise<number> {
    const hasRoom = await sender.sendDue(isProbe);
    // With all hands busy the next delivery that ends wakes the loop.
    return hasRoom ? Math.max(0, (await store.dueIn()) ?? LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS;
  }

  const running = run();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      await sender.stop();
    },
  };
}
