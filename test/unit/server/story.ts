import assert from "node:assert/strict";
import { test } from "node:test";
import { type Recording, recordings } from "#test/fixtures/wire/recordings.ts";
import type { Browser } from "./browser.ts";

/** Recordings by name in the order in which they were made, and unrecorded steps. */
export type Story = readonly (string | (() => unknown))[];

/** Reads the recordings of a folder, by name. */
export function library(folder: Parameters<typeof recordings>[0]) {
  const byName = new Map(recordings(folder).map((recording) => [recording.name, recording]));
  const recorded = (name: string): Recording => {
    const found = byName.get(name);
    assert.ok(found, `there is no recording ${name}`);
    return found;
  };
  return { byName, recorded };
}

type Check = (recording: Recording, actor: Browser) => Promise<void>;

/** Adds a test for each recording, in the session of its actor, after the previous steps. The actors are read when it runs. */
export function tell(
  story: Story,
  recorded: (name: string) => Recording,
  actors: () => Readonly<Record<string, Browser>>,
  check: Check,
): void {
  let preparations: (() => unknown)[] = [];
  for (const step of story) {
    if (typeof step !== "string") {
      preparations.push(step);
      continue;
    }
    const prepare = preparations;
    preparations = [];
    test(step, async () => {
      for (const each of prepare) await each();
      const recording = recorded(step);
      const actor = actors()[recording.actor];
      assert.ok(actor, `there is no ${recording.actor}`);
      await check(recording, actor);
    });
  }
}
