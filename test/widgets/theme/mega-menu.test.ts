import { expect, fixture, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia, resetMouse, sendKeys, sendMouse } from "@web/test-runner-commands";
import { stub } from "sinon";
import { contrast } from "../shared/ui/contrast.ts";
import { adopted, all, builtIn, expanded, headings, isSeen, menu } from "./mega-menus.ts";

describe("suite-mega-menu", () => {
  beforeEach(() => emulateMedia({ reducedMotion: "reduce" }));
  afterEach(async () => {
    await resetMouse();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("frames each heading with its content, which stay in the page author's markup", async () => {
    const host = await menu();
    const written = host.outerHTML;
    expect(expanded(host)).to.equal("false,false");
    const [first, second] = [host.querySelector("#first")!, host.querySelector("#second")!];
    expect([isSeen(host.querySelector("p")!), isSeen(first), isSeen(second)]).to.deep.equal([true, false, false]);
    await expect(host).to.be.accessible();
    headings(host)[0]!.click();
    await waitUntil(() => isSeen(first), "it does not open");
    headings(host)[1]!.click();
    await waitUntil(() => isSeen(second) && isSeen(host.lastElementChild!), "it does not open");
    expect([expanded(host), isSeen(first), host.outerHTML]).to.deep.equal(["false,true", false, written]);
    await expect(host).to.be.accessible();
    headings(host)[1]!.click();
    await waitUntil(() => !isSeen(second), "it does not close");
  });

  it("opens by a press on the heading's text", async () => {
    const host = await menu();
    const { x, y } = host.querySelector("h4")!.getBoundingClientRect();
    await sendMouse({ type: "click", position: [Math.round(x) + 5, Math.round(y) + 5] });
    await waitUntil(() => expanded(host) === "true,false", "it does not open");
  });

  for (const [scheme, ground] of [
    ["light", "#fff"],
    ["dark", "#121212"],
  ] as const)
    it(`has a readable heading under the pointer in the ${scheme} scheme`, async () => {
      document.documentElement.style.colorScheme = "light dark";
      await emulateMedia({ colorScheme: scheme });
      try {
        const host = await menu();
        const heading = host.querySelector("h4")!;
        const { color: still } = getComputedStyle(heading);
        const { x, y } = heading.getBoundingClientRect();
        await sendMouse({ type: "move", position: [Math.round(x) + 5, Math.round(y) + 5] });
        await waitUntil(() => getComputedStyle(heading).color !== still, "it does not show that it can be pressed");
        expect(contrast(getComputedStyle(heading).color, ground)).to.be.at.least(4.5);
      } finally {
        document.documentElement.removeAttribute("style");
        await emulateMedia({ colorScheme: "light" });
      }
    });

  it("opens the section of its attribute", async () => {
    const host = await menu({ "data-open": "2" });
    expect([expanded(host), isSeen(host.querySelector("#second")!)]).to.deep.equal(["false,true", true]);
  });

  it("reports an invalid selector of headings, and shows the page author's content", async () => {
    const logged = stub(console, "error");
    const host = await fixture<HTMLElement>(
      '<suite-mega-menu data-heading="?!"><h4>Products</h4><p>Desks</p></suite-mega-menu>',
    );
    await waitUntil(() => host.matches(":state(error)"));
    logged.restore();
    // React logs that the error was caught, too
    expect(logged.args.map(([first]: unknown[]) => first)).to.include(
      '<suite-mega-menu> config: data-heading="?!" is not a selector such as h3, or .title',
    );
    expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
  });

  it("keeps the level of the page author's headings for screen readers", async () => {
    const host = await menu();
    expect(
      headings(host).map(({ parentElement }) => `${parentElement!.role} ${parentElement!.ariaLevel}`),
    ).to.deep.equal(["heading 4", "heading 4"]);
  });

  it("handles the keys of an accordion", async () => {
    const host = await menu();
    const [first, second] = headings(host);
    const focused = () => host.shadowRoot!.activeElement;
    first!.focus();
    await sendKeys({ press: "ArrowDown" });
    expect(focused()).to.equal(second);
    await sendKeys({ press: "ArrowDown" });
    expect(focused()).to.equal(first);
    await sendKeys({ press: "End" });
    expect(focused()).to.equal(second);
    await sendKeys({ press: "Home" });
    expect(focused()).to.equal(first);
    await sendKeys({ press: "Enter" });
    await waitUntil(() => expanded(host) === "true,false", "it does not open");
    await sendKeys({ press: "Tab" });
    expect(document.activeElement).to.equal(host.querySelector("a"));
  });

  it("animates its height, and hides the closed panel", async () => {
    await emulateMedia({ reducedMotion: "no-preference" });
    const host = await menu();
    const [panel] = all(host, "panel");
    for (const [ends, isHidden] of [
      ["last", false],
      ["first", true],
    ] as const) {
      headings(host)[0]!.click();
      await waitUntil(() => panel!.getAnimations().length === 1, "it does not move");
      const [animation] = panel!.getAnimations();
      const sizes = (animation!.effect as KeyframeEffect)
        .getKeyframes()
        .map((frame) => parseFloat(String(frame["blockSize"] ?? frame["height"])));
      expect(ends === "last" ? sizes[0]! < sizes[1]! : sizes[0]! > sizes[1]!).to.equal(true);
      await animation!.finished;
      await waitUntil(() => panel!.hasAttribute("hidden") === isHidden, "it is not hidden as it should be");
    }
  });

  it("opens the section of a search result", async () => {
    const host = await menu();
    const panel = all(host, "panel")[1]!;
    expect(panel.getAttribute("hidden")).to.equal("until-found");
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitUntil(() => expanded(host) === "false,true", "it does not open");
  });

  it("keeps clicks from the surrounding menu, and follows links", async () => {
    const host = await menu({ "data-open": "1" });
    const clicks: string[] = [];
    host.parentElement!.addEventListener("click", () => clicks.push("above"));
    host
      .querySelector("a")!
      .addEventListener("click", ({ defaultPrevented }) => clicks.push(`link ${defaultPrevented}`));
    host.querySelector("a")!.click();
    headings(host)[1]!.click();
    await waitUntil(() => location.hash === "#desks", "the link does not lead on");
    expect(clicks).to.deep.equal(["link false"]);
    history.replaceState(null, "", location.pathname + location.search);
  });

  it("shows all sections while the page is edited", async () => {
    const host = await menu();
    document.body.classList.add("editor_enable");
    await waitUntil(
      () => isSeen(host.querySelector("#first")!) && isSeen(host.querySelector("#second")!),
      "they are hidden",
    );
    document.body.classList.remove("editor_enable");
    await waitUntil(() => !isSeen(host.querySelector("#first")!), "they stay");
  });

  describe("in the built-in theme", () => {
    for (const [name, markup] of Object.entries(builtIn)) {
      it(`opens one section of ${name} at a time, and restores the markup`, async () => {
        const page = await fixture<HTMLElement>(markup);
        const written = page.outerHTML;
        const { hosts, undo } = await adopted(page);
        const buttons = hosts.flatMap(headings);
        const icons = () => [...page.querySelectorAll("i")].map(({ className }) => className).join();
        expect(buttons.length).to.equal(2);
        for (const host of hosts) await expect(host).to.be.accessible();
        buttons[0]!.click();
        await waitUntil(() => icons() === "fa fa-minus,fa fa-plus", "it does not open");
        buttons[1]!.click();
        await waitUntil(() => icons() === "fa fa-plus,fa fa-minus", "it does not open");
        expect([buttons.map(({ ariaExpanded }) => ariaExpanded), location.hash]).to.deep.equal([["false", "true"], ""]);
        const [oak, ash] = ["Oak", "Ash"].map((text) =>
          [...page.querySelectorAll("*")].findLast(({ textContent }) => textContent === text)!,
        );
        expect([isSeen(oak!), isSeen(ash!)]).to.deep.equal([false, true]);
        undo();
        await nextFrame();
        expect(page.outerHTML).to.equal(written);
      });
    }
  });
});
