import type { Requirement } from "./area.ts";
import { areas } from "./areas.ts";

const requirements: readonly Requirement[] = areas.flatMap((area) => area.requirements ?? []);

/** One sentence about who misses a call that a suite does not have; undefined for what no element calls. `path` is without prefix of a language. */
export function lackOf(path: string): string | undefined {
  const lack = requirements.find(({ calls }) => calls.test(path));
  return lack && `This suite lacks the module of ${lack.module}, which ${lack.elements}.`;
}
