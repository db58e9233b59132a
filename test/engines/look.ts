import { look } from "../contract/recorded/measure.ts";

declare global {
  /** What stands where on the page in the frame, by its own window. */
  var look: (blocks: readonly string[]) => ReturnType<typeof import("../contract/recorded/measure.ts").look>;
}

globalThis.look = look;
