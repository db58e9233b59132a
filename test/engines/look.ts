import { look } from "../contract/recorded/measure.ts";

declare global {
  /** Returns the positions of the content of the page in the frame; runs in its window. */
  var look: (blocks: readonly string[]) => ReturnType<typeof import("../contract/recorded/measure.ts").look>;
}

globalThis.look = look;
