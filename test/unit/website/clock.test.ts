import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { keepTime } from "#website/common/slides/clock.ts";

it("slides change once a second at most, never for no interval, and not at once for one that the browser takes for none", () => {
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
