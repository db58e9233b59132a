import { expect, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { createPanel, type Diagnosis } from "#shared/doctor/panel.ts";

const diagnosis = (...texts: readonly string[]): Diagnosis => ({
  summary: `${texts.length} errors, 0 warnings.`,
  sections: [
    { title: "Problems", rows: texts.map((text) => ({ level: "error", text, fix: `Mend ${text}.` })) },
    { title: "Calls", rows: [{ text: `/website_mail/${"is_follower".repeat(12)}: 200` }] },
    { title: "Files", rows: [] },
  ],
});

/** The panel that is on the page. */
const host = () => document.documentElement.lastElementChild as HTMLElement;
const inside = <E extends Element = HTMLElement>(selector: string) => host().shadowRoot!.querySelector<E>(selector)!;
const button = (text: string) =>
  [...host().shadowRoot!.querySelectorAll("button")].find(({ textContent }) => textContent === text)!;

describe("the page doctor's panel", () => {
  it("shows the facts, by keyboard, in every colour scheme, and is removed without a trace", async () => {
    const before = document.body.outerHTML;
    let known = diagnosis("a tag", "an attribute");
    let closed = 0;
    const panel = createPanel(
      () => known,
      () => closed++,
    );
    expect(document.activeElement === document.body).to.equal(true);
    expect(inside("aside").matches(":popover-open")).to.equal(true);
    expect(inside("[role=status]").textContent).to.equal("2 errors, 0 warnings.");
    expect(inside("details[open]").textContent).to.equal(
      "Problems (2)Error: a tagMend a tag.Error: an attributeMend an attribute.",
    );

    panel.focus();
    expect(host().shadowRoot!.activeElement === inside("h2")).to.equal(true);
    for (const summary of host().shadowRoot!.querySelectorAll<HTMLElement>("details:not([open]) summary")) {
      summary.focus();
      await sendKeys({ press: "Enter" });
    }
    known = diagnosis("a policy");
    await waitUntil(() => inside("[role=status]").textContent === "1 errors, 0 warnings.");
    expect(host().shadowRoot!.querySelectorAll("details[open]").length).to.equal(3);
    expect(host().shadowRoot!.activeElement?.textContent).to.equal("Files (0)");

    for (const [width, colorScheme] of [
      [1024, "light"],
      [320, "dark"],
    ] as const) {
      await setViewport({ width, height: 640 });
      await emulateMedia({ colorScheme });
      await expect(host()).to.be.accessible();
      const { left, right } = inside("aside").getBoundingClientRect();
      expect(left >= 0 && right <= innerWidth).to.equal(true);
      expect(inside("h2").offsetHeight).to.equal(24); // one line
      expect(inside(".sections").scrollWidth).to.equal(inside(".sections").clientWidth);
    }
    await emulateMedia({ colorScheme: "light", forcedColors: "active" });
    expect(getComputedStyle(inside("button")).borderTopWidth).to.equal("1px");
    await emulateMedia({ forcedColors: "none" });

    button("Details").focus();
    await sendKeys({ press: "Enter" });
    expect(button("Details").ariaExpanded).to.equal("false");
    expect(inside(".sections").checkVisibility()).to.equal(false);
    await sendKeys({ press: "Enter" });
    expect(inside(".sections").checkVisibility()).to.equal(true);
    await sendKeys({ press: "Escape" });
    expect(closed).to.equal(1);
    expect(document.documentElement.lastElementChild === document.body).to.equal(true);
    expect(document.body.outerHTML).to.equal(before);
  });

  it("offers the report for copying by hand if the browser denies the clipboard", async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    const panel = createPanel(
      () => diagnosis("a tag"),
      () => {},
    );
    button("Copy report").click();
    await waitUntil(() => inside("textarea"));
    expect(inside<HTMLTextAreaElement>("textarea").value).to.match(
      /^# Page doctor: 1 errors, 0 warnings\.\n\n## Problems\n\n- error: a tag\n {2}Mend a tag\.\n/,
    );
    await expect(host()).to.be.accessible();
    panel.close();
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  });
});
