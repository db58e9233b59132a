import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Size } from "#shop/zoom/geometry.ts";
import { createZoom, type Picture, type ZoomProps } from "#shop/zoom/zoom.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const frame = { width: 400, height: 400 };
const large = { width: 1200, height: 1200 };
const middle = { x: 0.5, y: 0.5 };
const desk: Picture = {
  src: "/desk.jpg",
  alt: "Desk",
  large: "/desk-large.jpg",
  natural: frame,
  displayed: frame,
  hasRoom: true,
};

/** Creates the store of a picture whose large version loads when the test says so. */
function zoom(picture: Picture | null = desk, props: Partial<ZoomProps> = {}) {
  const host = createHost<ZoomProps>("", { src: "", factor: 1.5, trigger: "click", ...props });
  const asked: { readonly src: string; come(size: Size): Promise<void>; fail(): Promise<void> }[] = [];
  const store = createZoom(host, (src) => {
    let resolve!: (size: Size) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<Size>((...settle) => ([resolve, reject] = settle));
    const settled = promise.then(
      () => {},
      () => {},
    );
    asked.push({ src, come: (size) => (resolve(size), settled), fail: () => (reject(new Error("none")), settled) });
    return promise;
  });
  store.offer(picture);
  const told = () => host.events.map(([name, detail]) => `${name} ${(detail as { open: boolean }).open}`);
  return { ...store, host, asked, told, now: () => store.state.get() };
}

describe("a picture with zoom", () => {
  test("is armed by a separate large address, or by its own size, in windows with enough space", () => {
    const states = (picture: Partial<Picture>, props?: Partial<ZoomProps>) => [
      ...zoom({ ...desk, ...picture }, props).host.states,
    ];
    const same = { large: desk.src };
    assert.deepEqual(states({}), ["armed"]);
    assert.deepEqual(states({ hasRoom: false }), []);
    assert.deepEqual(states({ ...same }), []);
    assert.deepEqual(states({ ...same, natural: { width: 600, height: 600 } }), ["armed"]);
    assert.deepEqual(states({ ...same, natural: { width: 600, height: 600 } }, { factor: 2 }), []);
    assert.deepEqual([...zoom(null).host.states], []);
  });

  test("loads the large version at the first press only, and shows it once it is loaded", async () => {
    const { point, press, leave, asked, host, told, now } = zoom();
    point(middle, frame);
    assert.equal(asked.length, 0);
    press({ x: 0.25, y: 0.75 }, frame);
    assert.deepEqual([asked.length, asked[0]?.src, ...host.states], [1, "/desk-large.jpg", "armed", "loading"]);
    assert.deepEqual(told(), []);
    await asked[0]!.come(large);
    assert.deepEqual([now().wanted, now().size, now().at], ["lens", large, { x: 0.25, y: 0.75 }]);
    assert.deepEqual([...host.states], ["armed", "open"]);
    leave();
    press(middle, frame);
    assert.deepEqual([asked.length, ...host.states], [1, "armed", "open"]);
    press(middle, frame);
    assert.deepEqual(
      told(),
      [true, false, true, false].map((open) => `suite-zoom-change ${open}`),
    );
  });

  test("stays closed if the pointer has left before the large version is loaded", async () => {
    const { press, leave, asked, told, host } = zoom();
    press(middle, frame);
    leave();
    await asked[0]!.come(large);
    assert.deepEqual([told(), ...host.states], [[], "armed"]);
  });

  test("opens by hover if its trigger is hover, and not again after Escape until the pointer has left", async () => {
    const { point, close, leave, asked, now } = zoom(desk, { trigger: "hover" });
    point(middle, frame);
    await asked[0]!.come(large);
    assert.equal(now().wanted, "lens");
    close();
    point(middle, frame);
    assert.equal(now().wanted, null);
    leave();
    point(middle, frame);
    assert.equal(now().wanted, "lens");
  });

  test("stays closed if the large version is missing, or not larger than the frame", async () => {
    const broken = zoom({ ...desk, large: "/shop/product/image" });
    broken.press(middle, frame);
    await broken.asked[0]!.fail();
    assert.deepEqual([...broken.host.states, ...broken.told(), ...broken.host.errors], []);
    assert.equal(broken.now().missing, true);
    broken.offer({ ...desk, large: "/shop/product/image" });
    broken.press(middle, frame);
    assert.deepEqual([broken.now().wanted, broken.asked.length], [null, 1]);

    const small = zoom();
    small.enlarge(frame);
    await small.asked[0]!.come(frame);
    assert.deepEqual([...small.host.states, ...small.told()], []);
  });

  test("closes if its code cannot be loaded, reports the error, and tries again at the next press", async () => {
    const { press, enlarge, fail, asked, told, host, now } = zoom();
    const error = new TypeError("Failed to fetch dynamically imported module");
    press(middle, frame);
    await asked[0]!.come(large);
    fail(error);
    assert.deepEqual([now().wanted, now().missing, host.errors], [null, true, [error]]);
    assert.deepEqual(
      told(),
      [true, false].map((open) => `suite-zoom-change ${open}`),
    );
    press(middle, frame);
    assert.deepEqual([now().wanted, now().missing, asked.length], ["lens", false, 1]);
    fail(error);
    enlarge(frame);
    assert.equal(now().wanted, "dialog");
  });

  test("keeps a large picture for the picture with which it was first seen", () => {
    const { offer, now } = zoom();
    offer({ ...desk, src: "/oak.jpg" });
    assert.equal(now().picture?.large, "/oak.jpg", "the suite has changed the address of the picture alone");
    offer(desk);
    assert.equal(now().picture?.large, "/desk-large.jpg");
    offer({ ...desk, src: "/oak.jpg", large: "/oak-large.jpg" });
    assert.equal(now().picture?.large, "/oak-large.jpg");
  });

  test("switches to the picture of another variant, and ignores a late answer to the first one", async () => {
    const { press, offer, asked, now, told } = zoom();
    press(middle, frame);
    offer({ ...desk, src: "/oak.jpg", large: "/oak-large.jpg" });
    await asked[0]!.come(large);
    assert.deepEqual([now().wanted, now().size, now().missing], [null, null, false]);
    press(middle, frame);
    await asked[1]!.come({ width: 900, height: 900 });
    assert.deepEqual([asked[1]!.src, now().size?.width], ["/oak-large.jpg", 900]);
    offer(desk);
    assert.deepEqual([told().at(-1), now().armed], ["suite-zoom-change false", true]);
  });

  test("fits into the dialog, ignores hover there, and keeps its scale within the bounds", async () => {
    const { enlarge, point, leave, zoom: scale, close, asked, now, told } = zoom(desk, { trigger: "hover" });
    enlarge(frame);
    await asked[0]!.come(large);
    point(middle, frame);
    leave();
    assert.deepEqual([now().wanted, now().scale], ["dialog", 1]);
    for (let presses = 0; presses < 9; presses++) scale(-1, { width: 600, height: 900 });
    assert.equal(now().scale, 0.5);
    close();
    enlarge(frame);
    assert.equal(now().scale, 1);
    assert.equal(told().length, 3);
  });

  test("closes when the suite's editor starts, and stays closed while the editor is open", async () => {
    const { enlarge, asked, host, now } = zoom();
    enlarge(frame);
    await asked[0]!.come(large);
    host.editing.set(true);
    assert.deepEqual([now().wanted, now().armed], [null, false]);
    enlarge(frame);
    assert.equal(now().wanted, null);
    host.editing.set(false);
    assert.equal(now().armed, true);
  });
});
