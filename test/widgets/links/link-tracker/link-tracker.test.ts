import "#test/widgets/publisher-page.ts";
import { expect, fixture } from "@open-wc/testing";
import { restore } from "sinon";
import { links, linkTracker as ownTexts } from "#links/i18n/en.json";
import linkTracker from "#links/link-tracker/link-tracker.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { signIn } from "#test/widgets/sign-in.ts";

const texts = { ...failures, ...links, ...ownTexts };

define(linkTracker);

async function place(url = "") {
  const host = await fixture<HTMLElement>(`<suite-link-tracker data-url="${url}"></suite-link-tracker>`);
  const find = <E extends HTMLElement>(selector: string) => host.shadowRoot!.querySelector<E>(selector);
  await until(() => find("[part=form]"), "no element");
  return { host, find };
}

describe("suite-link-tracker", () => {
  it("has space between its fields", async () => {
    await signIn("admin");
    const { find } = await place();
    // the visually hidden status is one pixel high
    const boxes = [...find("[part=form]")!.children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ height }) => height > 1);
    const rooms = boxes.slice(1).map(({ top }, at) => top - boxes[at]!.bottom);
    expect(rooms.length).to.be.greaterThan(1);
    expect(Math.min(...rooms)).to.be.at.least(8);
  });
});

describe("suite-link-tracker refused by the suite", () => {
  // the first call starts the suite
  beforeEach(async () => {
    pageRegistry().stores?.clear();
    await signIn("admin");
  });
  afterEach(() => restore());

  describe("creating a link", () =>
    showsRefusals(
      ["/website_links/new"],
      async (refuse) => {
        const { host, find } = await place("http://refused.example/");
        refuse();
        find("[type=submit]")!.click();
        return host;
      },
      texts.failed,
    ));

  describe("creating a tag", () =>
    showsRefusals(
      ["/web/dataset/call_kw/utm.campaign/create"],
      async (refuse) => {
        const { host, find } = await place();
        const field = find<HTMLInputElement>("#campaign")!;
        field.focus();
        field.value = "Refused";
        field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
        await until(() => find("[part=option]")?.textContent?.includes("Refused"), "no option");
        refuse();
        find("[part=option]")!.click();
        return host;
      },
      texts.createFailed,
    ));

  describe("loading the list", () =>
    showsRefusals(
      ["/website_links/recent_links"],
      async (refuse) => {
        refuse();
        return (await place()).host;
      },
      texts.listFailed,
    ));
});
