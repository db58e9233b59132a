import "#test/widgets/publisher-page.ts";
import { expect, fixture, waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import linkStats from "#links/link-stats/link-stats.element.ts";
import linkTracker from "#links/link-tracker/link-tracker.element.ts";
import { define } from "#shared/element/index.ts";

for (const element of [linkStats, linkTracker]) define(element);

describe("the space of loading content", () => {
  beforeEach(() => void stub(window, "fetch").returns(new Promise(() => {})));
  afterEach(() => restore());

  for (const name of ["suite-link-stats", "suite-link-tracker"]) {
    it(`${name} keeps it, fills the panel, and has a message for screen readers`, async () => {
      await emulateMedia({ reducedMotion: "reduce" });
      const host = document.createElement(name);
      Object.assign(host.dataset, { linkId: "9", code: "never" });
      (await fixture("<div></div>")).append(host);
      const find = (part: string) => host.shadowRoot?.querySelector<HTMLElement>(`[part=panel] [part=${part}]`);
      await waitUntil(() => find("skeleton"), "no skeleton");
      const skeleton = find("skeleton")!;
      expect([skeleton.ariaHidden, find("spinner"), skeleton.offsetHeight, skeleton.offsetWidth]).to.deep.equal([
        "true",
        null,
        384,
        skeleton.parentElement!.clientWidth,
      ]);
      expect(find("status")!.textContent).to.match(/load/i);
      const [animation] = skeleton.getAnimations();
      // it appears late, and stands then
      animation!.pause();
      animation!.currentTime = 149;
      expect(getComputedStyle(skeleton).opacity).to.equal("0");
      animation!.currentTime = 151;
      expect(getComputedStyle(skeleton).opacity).to.equal("1");
      await emulateMedia({ reducedMotion: "no-preference" });
    });
  }
});
