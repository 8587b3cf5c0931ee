import { readdirSync, readFileSync } from 'node:fs';

/** Time that a process has had of the processors, all of its threads together, in microseconds; 0 when it is gone. */
export function processorTimeOf(pid: number | undefined): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    return tasks.reduce((sum, task) => sum + timeOfTask(`/proc/${pid}/task/${task}/schedstat`), 0) / 1000;
  } catch {
    return 0;
  }
}

/** In nanoseconds. A thread may end between the list and the look. */
function timeOfTask(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
