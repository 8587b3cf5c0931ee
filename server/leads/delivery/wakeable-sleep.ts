export interface WakeableSleep {
  /** Resolves after this time, when woken, or at once when woken since the last sleep. */
  sleep(ms: number): Promise<void>;
  wake(): void;
}

export function createWakeableSleep(): WakeableSleep {
  let isAwake = false;
  let wakeUp: (() => void) | undefined;
  return {
    sleep: async (ms) => {
      if (!isAwake) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          timer = setTimeout(resolve, ms);
        });
        clearTimeout(timer);
      }
      isAwake = false;
    },
    wake: () => {
      isAwake = true;
      wakeUp?.();
    },
  };
}
