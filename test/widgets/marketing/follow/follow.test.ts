import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import declaration from "#marketing/follow/follow.element.ts";
import { follow as arabic } from "#marketing/i18n/ar.json";
import { define, pageRegistry } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";

define(declaration, translations({ ar: () => Promise.resolve({ follow: arabic }) }));

/** Unique to this run: the tests' browsers share one suite and one session. */
const emailOf = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;

async function place(attributes = 'data-model="blog.post" data-res-id="1"', page = "") {
  document.body.innerHTML = `<div ${page}><suite-follow ${attributes}></suite-follow></div>`;
  const host = document.querySelector("suite-follow")!;
  const find = <E extends HTMLElement>(selector: string) => host.shadowRoot!.querySelector<E>(selector)!;
  await waitUntil(() => find("[part=button]") && !host.matches(":state(loading)"), "no answer");
  const write = (email: string) => {
    const input = find<HTMLInputElement>("input");
    input.focus();
    input.value = email;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  };
  const label = () => find("[part=button]").textContent;
  return { host, find, write, label };
}

describe("suite-follow", () => {
  // the first call starts the suite
  before(async () => void (await fetch("/web/login")));

  afterEach(() => {
    restore();
    document.body.replaceChildren();
    pageRegistry().stores?.clear();
  });

  it("follows by Enter, and ends following by the same button, which keeps the focus", async () => {
    const { host, find, write, label } = await place();
    const changes: unknown[] = [];
    document.addEventListener("suite-follow-change", (event) => changes.push((event as CustomEvent).detail), {
      once: true,
    });
    expect(label()).to.equal("Subscribe");
    const email = emailOf("reader");
    write(email);
    await sendKeys({ press: "Enter" });
    await waitUntil(() => host.matches(":state(following)"));
    await waitUntil(() => label() === "Unsubscribe");
    await waitUntil(() => find("[role=status]").textContent === "You are subscribed.");
    expect(find("[role=status]").getBoundingClientRect().height, "all visitors see it").to.be.greaterThan(16);
    expect(changes).to.deep.equal([{ following: true, email }]);
    expect(find<HTMLInputElement>("input").disabled).to.equal(true);
    expect(host.shadowRoot!.activeElement, "the field, where it was, is locked").to.equal(find("[part=button]"));
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Enter" });
    await waitUntil(() => label() === "Subscribe");
    await waitUntil(() => find("[role=status]").textContent === "You are no longer subscribed.");
    expect(host.shadowRoot!.activeElement).to.equal(find("[part=button]"));
    expect(find<HTMLInputElement>("input").value).to.equal(email);
  });

  it("marks an invalid e-mail, and shows no message of the browser", async () => {
    const { host, find, write } = await place();
    write("reader");
    await sendKeys({ press: "Enter" });
    await waitUntil(() => host.matches(":state(invalid)"));
    await waitUntil(() => find("input").getAttribute("aria-invalid") === "true");
    expect(find("form").matches("[novalidate]")).to.equal(true);
    expect(host.shadowRoot!.activeElement).to.equal(find("input"));
    await expect(host).to.be.accessible();
  });

  it("shows a failed call in the block, keeps the e-mail, and retries", async () => {
    const { host, find, write, label } = await place();
    const said = stub(console, "error");
    const hotel = stub(window, "fetch").callsFake(() =>
      Promise.resolve(new Response("<h1>Welcome to the hotel network</h1>")),
    );
    const email = emailOf("guest");
    write(email);
    await sendKeys({ press: "Enter" });
    await waitUntil(() => find("[role=alert]"));
    expect(find("[role=alert]").textContent).to.equal("The server gave an unexpected answer. Please try again later.");
    expect(find<HTMLInputElement>("input").value).to.equal(email);
    expect(said.callCount).to.equal(1);
    await waitUntil(() => host.matches(":state(error)"));
    await expect(host).to.be.accessible();
    hotel.restore();
    find("[part=retry]").focus();
    await sendKeys({ press: "Enter" });
    await waitUntil(() => label() === "Unsubscribe");
    await waitUntil(() => !find("[part=failure]") && !host.matches(":state(error)"));
    expect(host.shadowRoot!.activeElement).to.equal(find("[part=button]"));
  });

  it("has the page's language, unless the page sets the text", async () => {
    const { find, label } = await place(
      'data-model="blog.post" data-res-id="2" data-text-follow="تابعنا"',
      'lang="ar" dir="rtl"',
    );
    expect(label()).to.equal("تابعنا");
    expect(find<HTMLInputElement>("input").placeholder).to.equal(arabic.placeholder);
    const [button, input] = [find("[part=button]").getBoundingClientRect(), find("input").getBoundingClientRect()];
    expect(button.right).to.be.lessThan(input.left);
  });

  it("shows the label inside the field", async () => {
    const { find } = await place();
    const [label, input] = [find("[part=label]").getBoundingClientRect(), find("input").getBoundingClientRect()];
    expect(find("[part=label]").textContent).to.equal("Your e-mail address");
    expect([label.height > 12, label.top > input.top, label.bottom < input.bottom]).to.deep.equal([true, true, true]);
    expect(parseFloat(getComputedStyle(find("input")).paddingTop), "above what is typed").to.be.at.least(
      label.bottom - input.top - 2,
    );
  });

  it("has the height that was reserved for it", async () => {
    const { host } = await place();
    const height = host.getBoundingClientRect().height;
    expect(height).to.equal(44);
    expect(declaration.box.minBlockSize).to.equal("2.75em");
  });

  showsRefusals(["/website_mail/follow"], async (refuse) => {
    const { host, find, write } = await place();
    write(emailOf("reader"));
    refuse();
    find("[part=button]").click();
    return host;
  });
});
