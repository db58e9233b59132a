/** Data of the browser's performance timeline about a page, also from before the doctor was loaded. */
import type { ResourceFact, ShiftFact, TaskFact } from "./facts.ts";
import { causeOf, nameOf } from "./nodes.ts";

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Greatest number of entries of each kind: pages may live long. */
const limit = 1000;

/** Observes the first kind of entries that the browser supports. */
function observe<E extends PerformanceEntry>(types: readonly string[], take: (entry: E) => void): () => void {
  const type = types.find((known) => PerformanceObserver.supportedEntryTypes.includes(known));
  if (!type) return () => {};
  const observer = new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(take));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

const resource = (entry: PerformanceResourceTiming): ResourceFact => ({
  url: entry.name,
  status: (entry as { responseStatus?: number }).responseStatus,
  start: entry.startTime,
  duration: entry.duration,
  transferred: entry.transferSize,
  size: entry.encodedBodySize,
  isCall: /^(fetch|xmlhttprequest|beacon)$/.test(entry.initiatorType),
});

function shift({ value, startTime, sources }: LayoutShift): ShiftFact {
  const nodes = sources.flatMap(({ node }) => node ?? []);
  return {
    score: value,
    start: startTime,
    moved: [...new Set(nodes.map(nameOf))],
    cause: nodes.map(causeOf).find((tag) => tag !== undefined),
  };
}

function task({ startTime, duration, scripts = [] }: LongFrame): TaskFact {
  const ran = scripts.toSorted((a, b) => b.duration - a.duration).map(({ sourceURL }) => sourceURL);
  return { start: startTime, duration, scripts: [...new Set(ran.filter(Boolean))] };
}

interface Timeline {
  readonly resources: readonly ResourceFact[];
  readonly shifts: readonly ShiftFact[];
  readonly tasks: readonly TaskFact[];
  stop(): void;
}

/** @param own addresses of the doctor's own script and of its requests: its work is not the page's */
export function watchTimeline(own: readonly string[]): Timeline {
  const resources: ResourceFact[] = [];
  const shifts: ShiftFact[] = [];
  const tasks: TaskFact[] = [];
  const keep = <T>(list: T[], fact: T) => void (list.length < limit && list.push(fact));
  const ends = [
    observe<PerformanceResourceTiming>(
      ["resource"],
      (entry) => own.includes(entry.name) || keep(resources, resource(entry)),
    ),
    observe<LayoutShift>(["layout-shift"], (entry) => entry.hadRecentInput || keep(shifts, shift(entry))),
    observe<LongFrame>(["long-animation-frame", "longtask"], (entry) => {
      const fact = task(entry);
      if (!own.includes(fact.scripts[0] ?? "")) keep(tasks, fact);
    }),
  ];
  return { resources, shifts, tasks, stop: () => ends.forEach((end) => end()) };
}
