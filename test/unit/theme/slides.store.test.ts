import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { testimonials } from "#theme/api/theme.ts";
import { createSlides, type SlidesProps } from "#theme/common/slides/slides.store.ts";
import { createTabSlider } from "#theme/tab-slider/tab-slider.store.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

let suite: RunningSuite;
before(async () => {
  suite = await startSuite();
});
after(() => suite.close());

const template = (number: number) => `sh_corpomate_theme.sh_corpomate_theme_item_${number}`;
const moves = {
  items: 3,
  itemsAt: undefined,
  autoplay: false,
  timeout: 5000,
  speed: 500,
  loop: false,
  nav: false,
  dots: false,
};

function slides(number: number, isEdited = false) {
  const host = createHost<SlidesProps>(suite.origin, { ...moves, templateId: template(number) });
  host.editing.set(isEdited);
  return {
    host,
    store: createSlides(host, `testimonials ${suite.origin}`, (name) => testimonials(connect(suite.origin), name)),
  };
}
const calls = (path: string) => suite.calls.filter((each) => each.endsWith(path)).length;

describe("slides store", () => {
  test("loads slides once for elements with the same template", async () => {
    const [one, other] = [slides(6), slides(6)];
    for (const { store, host } of [one, other]) {
      assert.match((await until(store.answer, ({ value }) => value !== null)).value!, /Ada Lindqvist/);
      assert.ok(!host.states.has("loading"));
    }
    assert.equal(calls("render_testimonial"), 1);
  });

  test("loads another template, but not while the page is edited", async () => {
    const before = calls("render_testimonial");
    const { host, store } = slides(16, true);
    assert.equal(calls("render_testimonial"), before);
    host.editing.set(false);
    await until(store.answer, ({ value }) => value !== null);
    host.props.set({ ...host.props.get(), templateId: template(23) });
    assert.equal(store.answer.get().value, null);
    await until(store.answer, ({ value }) => value !== null);
    assert.equal(calls("render_testimonial"), before + 2);
  });

  test("reports an unknown template once, and retries", async () => {
    const { host, store } = slides(99);
    await until(store.answer, ({ error }) => error !== null);
    assert.deepEqual([host.errors.length, host.states.has("error")], [1, true]);
    void store.retry();
    await until(store.answer, ({ loading }) => !loading);
    assert.equal(host.errors.length, 2);
  });
});

describe("tab-slider store", () => {
  const slider = (sliderId = "1") => {
    const host = createHost(suite.origin, { sliderId, layout: "sh_corpomate_theme_tmpl_206" });
    return { host, store: createTabSlider(host) };
  };
  const one = "sh_corpomate_theme_tmpl_206_tab_pane_one";

  test("uses the content of the layout, and loads another tab once when it is chosen", async () => {
    const { store } = slider();
    const { layout, settings: answered } = await until(store.state, (now) => now.layout.value !== null);
    assert.match(layout.value!.html, /nav_tab_2/);
    assert.deepEqual(answered, {
      items: 3,
      itemsAt: undefined,
      autoplay: false,
      timeout: 5000,
      speed: 500,
      loop: true,
      nav: true,
      dots: false,
    });
    store.choose({ id: "2", token: "2" }, false);
    assert.match((await until(store.state, ({ pane }) => !!pane?.value)).pane!.value!.html, /wobbling leg/);
    store.choose({ id: "1", token: "1" }, true);
    assert.deepEqual([store.state.get().chosen, store.state.get().pane], ["1", null]);
    store.choose({ id: "2", token: "2" }, false);
    assert.ok(store.state.get().pane?.value);
    assert.equal(calls(one), 1);
  });

  test("ignores a late response for a previous tab", async () => {
    const { store } = slider("2");
    await until(store.state, (now) => now.layout.value !== null);
    let release = () => {};
    suite.holds.set(
      `/sh_corpomate_theme/sh_tab_slider_snippet/${one}`,
      new Promise<void>((resolve) => (release = resolve)),
    );
    store.choose({ id: "3", token: "3" }, false);
    store.choose({ id: "1", token: "1" }, true);
    release();
    suite.holds.clear();
    const late = slider("2").store;
    late.choose({ id: "3", token: "3" }, false);
    await until(late.state, ({ pane }) => !!pane?.value);
    assert.deepEqual([store.state.get().chosen, store.state.get().pane], ["1", null]);
  });

  test("reports an error for an unknown slider, again with each retry", async () => {
    const { host, store } = slider("99");
    await until(store.state, ({ layout }) => layout.error !== null);
    assert.equal(host.errors.length, 1);
    store.retry();
    await until(store.state, ({ layout }) => !layout.loading);
    assert.equal(host.errors.length, 2);
  });
});
