/** Chunks without an element, which give behaviour to the page's own markup. */
import { pageChunks } from "virtual:adoptions";
import { isA, wantedOf } from "./markup.ts";
import { type Pause, slices } from "./slices.ts";
import type { Undo } from "./wrap.ts";

/** Mirrors `PageAdoption` of shared/element, which this folder may not import. */
export interface PageChunkRow {
  readonly chunk: string;
  readonly selector: string;
}
interface PageChunk {
  bind(signal: AbortSignal, markup: readonly HTMLElement[], pause: Pause): Promise<void>;
}

/** Chunks that run until the editor starts. */
let running: AbortController | undefined;

/** Loads the chunks for which there is markup, and passes the markup to them. */
export function bindPage(found: readonly HTMLElement[], names: string, undos: Set<Undo>): void {
  if (!running) {
    const end = (running = new AbortController());
    undos.add(() => {
      end.abort();
      running = undefined;
    });
  }
  const { signal } = running;
  for (const { chunk, selector } of wantedOf(pageChunks, ({ chunk }) => chunk, names)) {
    const markup = found.filter((each) => isA(each, selector));
    if (!markup.length) continue;
    (import(new URL(`${chunk}.js`, import.meta.url).href) as Promise<PageChunk>)
      // the editor may start while the chunk, or its data, is loading
      .then(({ bind }) => (signal.aborted ? undefined : bind(signal, markup, slices())))
      .catch((error: unknown) => signal.aborted || console.error(`suite-widgets: ${chunk} does not run`, error));
  }
}
