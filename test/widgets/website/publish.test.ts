import "../publisher-page.ts";
import { expect, fixture, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
import adoption from "#website/publish/publish.adopt.ts";
import publish from "#website/publish/publish.element.ts";
import { showsRefusals } from "../refusal.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { signIn } from "../sign-in.ts";

define(publish);

/** Markup of the suite's recorded bar. */
const bar = (model: string, id: number) => `
  <div data-publish="off"><ul><li class="js_publish_management css_unpublished" data-id="${id}" data-object="${model}">
    <label class="o_switch js_publish_btn" for="id"><input type="checkbox" id="id" style="display: none"><span></span><span class="css_publish">Unpublished</span></label>
  </li></ul></div>`;

/** Markup of pages, whose style sheet hides one of the two buttons. */
const buttons = `
  <style>.css_unpublished .btn-success, .css_published .btn-danger { display: none }</style>
  <div class="js_publish_management css_unpublished" data-id="4" data-object="website.page">
    <button class="btn btn-danger js_publish_btn">Unpublished</button><button class="btn btn-success js_publish_btn">Published</button>
  </div>`;

/** Adopts markup as the loader does. */
async function adopt(html: string) {
  const page = await fixture<HTMLElement>(`<div>${html}</div>`);
  const block = page.querySelector<HTMLElement>(adoption.selector)!;
  const host = document.createElement(publish.tag);
  Object.assign(host.dataset, adoption.read(block));
  block.append(host);
  await until(() => host.shadowRoot!.querySelector("[part=base]"));
  return { page, block, host };
}

describe("suite-publish", () => {
  beforeEach(async () => {
    pageRegistry().stores?.clear();
    await newVisitor();
    await signIn("publisher");
  });
  afterEach(() => restore());

  it("writes the state into the page around it, not into itself", async () => {
    const page = await fixture<HTMLElement>(
      '<div data-publish="off"><p data-publish="off"><suite-publish data-model="website.page" data-res-id="4"></suite-publish></p></div>',
    );
    const host = page.querySelector<HTMLElement>("suite-publish")!;
    const written = host.outerHTML;
    const said = () => [page.dataset["publish"], page.querySelector("p")!.dataset["publish"]];
    await until(() => host.shadowRoot!.querySelector("button"));
    for (const [published, word] of [
      [true, "on"],
      [false, "off"],
    ] as const) {
      host.shadowRoot!.querySelector("button")!.click();
      await until(() => host.matches(":state(published)") === published);
      expect(said()).to.deep.equal([word, word]);
    }
    expect(host.outerHTML).to.equal(written);
  });

  it("has a default switch, also for keys", async () => {
    const host = await fixture<HTMLElement>(
      '<suite-publish data-model="website.page" data-res-id="4"></suite-publish>',
    );
    await until(() => host.shadowRoot!.querySelector("button"));
    const button = host.shadowRoot!.querySelector("button")!;
    expect([button.getAttribute("role"), button.ariaChecked]).to.deep.equal(["switch", "false"]);
    await expect(host).to.be.accessible();
    for (const published of [true, false]) {
      button.focus();
      const change = oneEvent(host, "suite-publish-change");
      await sendKeys({ press: "Space" });
      expect((await change).detail).to.deep.equal({ published });
      await until(() => button.ariaChecked === String(published) && host.matches(":state(published)") === published);
    }
  });

  it("binds the switch of the suite's bar, which keys could not reach", async () => {
    const { page, block, host } = await adopt(bar("website.page", 4));
    const box = page.querySelector("input")!;
    const seen = () => [
      block.className,
      box.checked,
      page.querySelector("[data-publish]")!.getAttribute("data-publish"),
    ];
    const change = oneEvent(host, "suite-publish-change");
    page.querySelector<HTMLElement>("label")!.click();
    expect(seen(), "before the suite has confirmed").to.deep.equal([
      "js_publish_management css_unpublished",
      false,
      "off",
    ]);
    await change;
    await until(() => box.checked);
    expect(seen()).to.deep.equal(["js_publish_management css_published", true, "on"]);
    expect(document.activeElement, "the focus is not taken").to.equal(document.body);
    host.shadowRoot!.querySelector<HTMLElement>("[role=switch]")!.focus();
    expect(getComputedStyle(page.querySelector("label")!).outlineOffset, "an outline is visible").to.equal("2px");
    await sendKeys({ press: "Enter" });
    await until(() => !box.checked);
    expect(seen()).to.deep.equal(["js_publish_management css_unpublished", false, "off"]);
    host.remove();
    await until(() => !page.querySelector("[aria-busy]"));
  });

  it("binds the two buttons of a page, and moves the focus to the visible one", async () => {
    const { page, block, host } = await adopt(buttons);
    const [publishes, takesOff] = page.querySelectorAll("button");
    expect(host.shadowRoot!.querySelector("button")).to.equal(null);
    publishes!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => block.matches(".css_published"));
    expect(document.activeElement).to.equal(takesOff);
    await sendKeys({ press: "Enter" });
    await until(() => block.matches(".css_unpublished"));
    expect(document.activeElement).to.equal(publishes);
  });

  it("shows the suite's own reason of a refusal, and changes nothing", async () => {
    const said = stub(console, "error");
    const { page, block, host } = await adopt(bar("blog.post", 1));
    page.querySelector<HTMLElement>("label")!.click();
    await until(() => host.matches(":state(error)"));
    expect(host.shadowRoot!.querySelector("[role=alert]")!.textContent).to.contain(
      "Sorry, you are not allowed to modify this document",
    );
    expect(host.shadowRoot!.querySelector("[part=retry]"), "it would refuse again").to.equal(null);
    expect([block.className, said.callCount]).to.deep.equal(["js_publish_management css_unpublished", 1]);
  });

  showsRefusals(["/website/publish"], async (refuse) => {
    const { page, host } = await adopt(bar("website.page", 4));
    refuse();
    page.querySelector<HTMLElement>("label")!.click();
    return host;
  });

  it("calls no other site for any controller in the markup", async () => {
    const warned = stub(console, "warn");
    const asked = stub(window, "fetch").callsFake(() => Promise.reject(new TypeError("no")));
    stub(console, "error");
    const host = await fixture<HTMLElement>(
      '<suite-publish data-model="website.page" data-res-id="4" data-controller="//evil.example/x"></suite-publish>',
    );
    await until(() => host.shadowRoot!.querySelector("button"));
    host.shadowRoot!.querySelector("button")!.click();
    await until(() => asked.called);
    expect(new URL((asked.firstCall.args[0] as Request).url).href).to.equal(`${location.origin}/website/publish`);
    // diagnostics load later
    await until(() => warned.called);
    expect(warned.firstCall.args[0]).to.equal(
      '<suite-publish> data-controller="//evil.example/x" is not a path of the suite; the default is used',
    );
  });
});
