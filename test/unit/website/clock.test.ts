import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { keepTime } from "#website/common/slides/clock.ts";

it("keepTime: limits the interval to one second and to the browser's maximum, and never calls without an interval", () => {
  const begun = mock.method(globalThis, "setInterval");
  const never = () => true;
  for (const interval of [0, -3000, NaN])
    assert.equal(
      keepTime(interval, never, () => {}),
      undefined,
    );
  for (const interval of [1, 3000, 3_000_000_000, 1e15]) keepTime(interval, never, () => {})?.();
  assert.deepEqual(
    begun.mock.calls.map(({ arguments: [, delay] }) => delay),
    [1000, 3000, 2 ** 31 - 1, 2 ** 31 - 1],
  );
});
