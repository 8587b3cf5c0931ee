import { constants, cpus, loadavg, setPriority, totalmem } from 'node:os';

const load = () => (loadavg()[0] ?? 0).toFixed(1);
const atStart = load();

function machineNote() {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, Node ${process.version}, ${cpus().length} cores (${model}), ${memory} GB. Load average ${atStart} before and ${load()} after: other work kept the machine busy whenever it is above 1.`;
}

export function goFirst() {
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    // Not permitted here.
  }
}

export interface Goal {
  what: string;
  /** Written out: "at most 20 ms". */
  goal: string;
  found: string;
  isMet: boolean;
}

export function printGoals(goals: readonly Goal[]) {
  console.log('\n| What | Goal | Found | Met |\n| --- | --- | --- | --- |');
  for (const { what, goal, found, isMet } of goals)
    console.log(`| ${what} | ${goal} | ${found} | ${isMet ? 'yes' : 'NO'} |`);
  console.log(`\n${machineNote()}`);
  process.exitCode = goals.every(({ isMet }) => isMet) ? 0 : 1;
}
