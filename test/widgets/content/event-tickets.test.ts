import { expect, fixture, oneEvent } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import declaration from "#content/event-tickets/event-tickets.element.ts";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";
import { builtInPage } from "../shop/lists.ts";
import { keepPage } from "../ways.ts";

define(declaration);

const simple = `<suite-event-tickets>
  <form action="/event/2/registration/new" method="post">
    <label>Standard <select name="nb_register-4"><option>0</option><option>1</option><option>2</option></select></label>
    <button>Register</button>
  </form>
</suite-event-tickets>`;

describe("suite-event-tickets", () => {
  afterEach(() => {
    restore();
    document.querySelector("main")?.remove();
  });

  const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  const field = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLInputElement>(`[name="${name}"]`);

  async function setup() {
    const host = await fixture<HTMLElement>(simple);
    await until(() => host.matches(":state(ready)"));
    const select = host.querySelector("select")!;
    const button = host.querySelector("button")!;
    return { host, select, button };
  }

  async function opened() {
    const placed = await setup();
    placed.select.value = "2";
    placed.button.click();
    await until(() => field(placed.host, "2-email"));
    return placed;
  }

  /** Failures are logged, too. */
  const quiet = () => {
    for (const level of ["error", "warn"] as const) stub(console, level);
  };

  it("shows the message that a ticket is required", async () => {
    const { host, button } = await setup();
    button.click();
    await until(() => part(host, "note"));
    expect(part(host, "note")!.textContent).to.equal("Please select at least one ticket.");
    await expect(host).to.be.accessible();
  });

  it("reads counts of tickets as visitors type them", async () => {
    let body = "";
    stub(window, "fetch").callsFake(async (request) => {
      body = await (request as Request).text();
      return Response.json({ jsonrpc: "2.0", id: 1, result: false });
    });
    const fields = ["\u200f٢", "1 000", "2,5", "−3", "many", ""].map(
      (typed, index) => `<input aria-label="Ticket" name="nb_register-${index}" value="${typed}">`,
    );
    const host = await fixture<HTMLElement>(
      `<suite-event-tickets><form action="/event/2/registration/new" method="post">${fields.join("")}<button>Register</button></form></suite-event-tickets>`,
    );
    await until(() => host.matches(":state(ready)"));
    host.querySelector("button")!.click();
    await until(() => body);
    const { params } = JSON.parse(body) as { params: Readonly<Record<string, string>> };
    expect(Object.values(params)).to.deep.equal(["2", "1000", "2", "0", "0", "0"]);
  });

  it("shows the form of attendees with labels, autocomplete by attendee, and errors beside the fields", async () => {
    const { host } = await opened();
    expect(field(host, "1-email")!.autocomplete).to.equal("section-attendee-1 email");
    expect(field(host, "2-name")!.autocomplete).to.equal("section-attendee-2 name");
    expect(field(host, "2-phone")!.labels![0]!.textContent).to.equal("Phone (optional)");
    expect(field(host, "1-name")!.closest("[role=group]")!.ariaLabel).to.equal("Attendee 1");
    host.shadowRoot!.querySelector<HTMLElement>("form [type=submit]")!.click();
    await until(() => field(host, "1-name")!.ariaInvalid === "true");
    expect(host.shadowRoot!.activeElement).to.equal(field(host, "1-name"));
    expect(field(host, "2-phone")!.ariaInvalid).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it("opens no dialog if the page cancels", async () => {
    const { host, select, button } = await setup();
    const asked = oneEvent(host, "suite-popup-show");
    host.addEventListener("suite-popup-show", (event) => event.preventDefault());
    select.value = "2";
    button.click();
    await asked;
    await until(() => !host.matches(":state(busy)"));
    expect([host.matches(":state(open)"), field(host, "2-email")]).to.deep.equal([false, null]);
  });

  it("keeps typed values after closing and opening, and after a failure", async () => {
    quiet();
    const { host, button } = await opened();
    field(host, "1-name")!.value = "Ann";
    const hidden = oneEvent(host, "suite-popup-hide");
    host.shadowRoot!.querySelector<HTMLElement>(".js_goto_event")!.click();
    await hidden;
    const shown = oneEvent(host, "suite-popup-show");
    button.click();
    await shown;
    await until(() => field(host, "1-name")?.value === "Ann");
    for (const number of [1, 2]) {
      field(host, `${number}-name`)!.value = "Ann";
      field(host, `${number}-email`)!.value = "ann@example.com";
    }
    const call = stub(window, "fetch").rejects(new TypeError("Failed to fetch"));
    host.shadowRoot!.querySelector<HTMLElement>("form [type=submit]")!.click();
    await until(() => part(host, "failure"));
    expect(part(host, "failure")!.textContent).to.match(/may be registered or not/);
    expect(call.callCount).to.equal(1);
    expect(field(host, "2-email")!.value).to.equal("ann@example.com");
  });

  for (const [what, result] of Object.entries({ "no form": "<p>Sold out</p>", "a number": 7, nothing: null }))
    it(`shows an error for an invalid response: ${what}`, async () => {
      quiet();
      stub(window, "fetch").callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })));
      const { host, select, button } = await setup();
      select.value = "1";
      button.click();
      await until(() => part(host, "failure"));
      expect(part(host, "failure")!.textContent).to.match(/unexpected answer/);
      expect(host.matches(":state(open)")).to.equal(false);
      await until(() => button.ariaBusy === null);
    });

  it("sends no attendees to another site", async () => {
    quiet();
    const result = `<form action="https://elsewhere.example/registration/confirm" method="post">
      <div class="row"><input name="1-name" required></div><button type="submit">Continue</button></form>`;
    const call = stub(window, "fetch").callsFake(() =>
      Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })),
    );
    const { host, select, button } = await setup();
    select.value = "1";
    button.click();
    await until(() => field(host, "1-name"));
    field(host, "1-name")!.value = "Ann";
    host.shadowRoot!.querySelector<HTMLElement>("form [type=submit]")!.click();
    await until(() => part(host, "failure"));
    expect([call.callCount, host.matches(":state(open)")]).to.deep.equal([1, false]);
  });

  it("navigates from the suite's page to the response once, and is ready again when the browser restores the page", async () => {
    const page = document.createElement("main");
    page.append(...(await builtInPage("/event/open-workshop-day-1")).querySelectorAll("#wrap"));
    document.body.append(page);
    const { host } = wrap(
      page.querySelector<HTMLElement>(declaration.adopts!.selector)!,
      declaration.tag,
      [],
      undefined,
      true,
    );
    await until(() => host.matches(":state(ready)"));
    const call = spy(window, "fetch");
    page.querySelector<HTMLElement>("#registration_form [type=submit]")!.click();
    await until(() => field(host, "1-email"));
    call.resetHistory();
    const sent: (readonly [string, unknown])[] = [];
    const stay = keepPage(({ destination, formData }) =>
      sent.push([new URL(destination.url).pathname, formData?.get("1-name")]),
    );
    try {
      const press = () => host.shadowRoot!.querySelector<HTMLElement>("form [type=submit]")!.click();
      press();
      expect(sent, "a name is missing").to.deep.equal([]);
      field(host, "1-name")!.value = "Ann";
      field(host, "1-email")!.value = "ann@example.com";
      press();
      press();
      await until(() => sent.length);
      const expected = ["/event/open-workshop-day-1/registration/confirm", "Ann"];
      expect(sent).to.deep.equal([expected]);
      expect([call.callCount, host.matches(":state(busy)")]).to.deep.equal([0, true]);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
      expect(host.matches(":state(busy)")).to.equal(true);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      expect(host.matches(":state(busy)")).to.equal(false);
      press();
      await until(() => sent.length > 1);
      expect(sent).to.deep.equal([expected, expected]);
    } finally {
      stay();
    }
  });

  it("enhances the suite's form, and restores it afterwards", async () => {
    const page = document.createElement("main");
    page.append(...(await builtInPage("/event/conference-for-makers-of-small-things-2")).querySelectorAll("#wrap"));
    document.body.append(page);
    const written = page.innerHTML;
    const { host, undo } = wrap(
      page.querySelector<HTMLElement>(declaration.adopts!.selector)!,
      declaration.tag,
      [],
      undefined,
      true,
    );
    await until(() => host.matches(":state(ready)"));
    page.querySelector<HTMLSelectElement>("[name=nb_register-5]")!.value = "1";
    page.querySelector<HTMLElement>("#registration_form [type=submit]")!.click();
    await until(() => field(host, "1-ticket_id")?.value === "5");
    undo();
    await until(() => page.innerHTML === written);
  });
});
