import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMoment } from "#content/rating-popover/rating-popover.element.ts";
import { createRatingPopover } from "#content/rating-popover/rating-popover.store.ts";
import { createHost } from "../shared/state/host.ts";

test("parseMoment accepts dates in the format of the server only", () => {
  const dates = ["2026-11-02 09:30:00", "2026-11-02T09:30:00", "2026-13-02 09:30:00", "2026-11-02", "now"];
  assert.deepEqual(dates.map(parseMoment), [dates[0], dates[1], undefined, undefined, undefined]);
});

test("rating-popover store returns the age of a UTC date in the visitor's language", () => {
  const now = () => Date.UTC(2026, 10, 5, 9, 30);
  const at = (lang: string) => {
    const host = createHost("", { rating: "7", date: "2026-11-02 09:30:00" });
    return createRatingPopover({ ...host, lang }, now).time();
  };
  assert.deepEqual([at("en"), at("de")], ["3 days ago", "vor 3 Tagen"]);
});
