import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import adoption from "#portal/statements/statements.adopt.ts";
import declaration from "#portal/statements/statements.element.ts";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";
import { builtInPage } from "../shop/lists.ts";
import { signIn } from "../sign-in.ts";

define(declaration);

const simple = `<suite-statements data-kind="vendor"><button type="button" value="all">All</button><button type="button" value="overdue">Overdue</button></suite-statements>`;

describe("suite-statements", () => {
  let events: unknown[] = [];
  const note = ({ detail }: CustomEventInit) => events.push(detail);
  beforeEach(() => {
    events = [];
    document.addEventListener("suite-statement-send", note as EventListener);
  });
  afterEach(() => {
    restore();
    document.removeEventListener("suite-statement-send", note as EventListener);
    document.querySelector("main")?.remove();
  });

  async function place(content: Iterable<Node> | string) {
    const page = document.createElement("main");
    if (typeof content === "string") page.innerHTML = content;
    else page.append(...content);
    document.body.append(page);
    const written = page.innerHTML;
    const markup = page.querySelector<HTMLElement>(`${adoption.selector}:not(suite-statements)`);
    const made = markup && wrap(markup, declaration.tag, Object.entries(adoption.read(markup)), adoption.place, true);
    const host = made?.host ?? page.querySelector<HTMLElement>("suite-statements")!;
    const root = () => host.shadowRoot!;
    await until(() => host.shadowRoot?.querySelector("[part=base] > *"));
    const shown = () => root().querySelector("[role=alert]")?.textContent;
    return { page, host, root, shown, written, undo: () => made?.undo() };
  }

  /** Answers all calls. Returns the sent bodies. */
  function answer(...answers: (() => Response | Promise<Response>)[]) {
    const sent: string[] = [];
    // errors are reported there, too
    for (const level of ["error", "warn"] as const) stub(console, level);
    stub(window, "fetch").callsFake(async (request) => {
      sent.push(`${new URL((request as Request).url).pathname} ${await (request as Request).text()}`);
      return answers[Math.min(sent.length, answers.length) - 1]!();
    });
    return sent;
  }

  it("has two buttons of its own without buttons, and leaves the author's markup as it is", async () => {
    const sent = answer(() => new Response('{"msg": "Sent"}'));
    const { page, host, root, shown, written } = await place(
      '<suite-statements data-kind="vendor"></suite-statements>',
    );
    await until(() => root().querySelector("[part=overdue]"));
    const button = (part: string) => root().querySelector<HTMLElement>(`[part=${part}]`)!;
    expect([button("all").textContent, button("overdue").textContent]).to.deep.equal([
      "Send statement",
      "Send overdue statement",
    ]);
    button("overdue").click();
    button("all").click();
    expect(host.matches(":state(busy)")).to.equal(true);
    await until(shown);
    expect(sent).to.have.length(1);
    expect(events).to.have.length(1);
    expect(page.innerHTML).to.equal(written);
    await expect(host).to.be.accessible();
  });

  it("sends the request of the suite's button once, and shows the answer in the page", async () => {
    await signIn("portal");
    const { page, host, shown, written, undo } = await place(
      (await builtInPage("/my/customer_statements")).querySelectorAll("#wrap"),
    );
    expect(host.dataset["kind"]).to.equal("customer");
    const button = page.querySelector<HTMLElement>("#send_cust_due_btn")!;
    button.focus();
    button.click();
    button.click();
    page.querySelector<HTMLElement>("#send_cust_btn")!.click();
    expect([button.ariaBusy, button.ariaDisabled, host.matches(":state(busy)")]).to.deep.equal(["true", "true", true]);
    await until(shown);
    expect(shown()).to.equal("Statement Sent Successfully.....");
    expect(events).to.deep.equal([{ overdue: true, message: "Statement Sent Successfully....." }]);
    expect([button.ariaBusy, button.ariaDisabled, document.activeElement === button]).to.deep.equal([null, null, true]);
    await expect(page).to.be.accessible();
    undo();
    await until(() => page.innerHTML === written);
  });

  it("sends the flag of its kind alone, without a token", async () => {
    const sent = answer(() => new Response('{"msg": ""}'));
    const { page, shown } = await place(simple);
    page.querySelector<HTMLElement>("[value=all]")!.click();
    await until(shown);
    expect(sent).to.deep.equal(["/my/vendor_statements/send vendor_send_statement=true"]);
    expect(shown(), "without a message of the suite").to.equal(
      "Your request was received, but the server did not confirm that the statement was sent. Check your e-mail.",
    );
  });

  const failures: Readonly<Record<string, [() => Response | Promise<Response>, RegExp]>> = {
    "no connection": [() => Promise.reject(new TypeError("Failed to fetch")), /may have been sent or not/],
    "HTTP 500": [() => new Response("<h1>500</h1>", { status: 500 }), /was not sent\. Something went wrong/],
    "a page": [() => new Response("<html></html>"), /may have been sent or not/],
    "a number": [() => new Response("7"), /may have been sent or not/],
    "no message": [() => new Response("{}"), /may have been sent or not/],
    "an error": [() => new Response('{"jsonrpc":"2.0","id":1,"error":{"code":200}}'), /may have been sent or not/],
    "an empty message": [() => new Response('{"msg": false}'), /^Your request was received/],
    nothing: [() => new Response("null"), /may have been sent or not/],
    "a message that is none": [() => new Response('{"msg": {"a": 1}}'), /may have been sent or not/],
    "the page to sign in": [() => new Response('<form class="oe_login_form">'), /session has expired/],
    "no right": [() => new Response("", { status: 403 }), /do not have access/],
  };
  for (const [name, [reply, expected]] of Object.entries(failures))
    it(`shows the outcome: ${name}`, async () => {
      answer(reply);
      const { page, shown } = await place(simple);
      page.querySelector<HTMLElement>("[value=all]")!.click();
      await until(shown);
      expect(shown()).to.match(expected);
    });

  it("sends again by the retry button, and shows an answer as text", async () => {
    const sent = answer(
      () => new Response("", { status: 500 }),
      () => new Response(JSON.stringify({ msg: "<b>Sent</b>" })),
    );
    const { page, host, root, shown } = await place(simple);
    page.querySelector<HTMLElement>("[value=overdue]")!.click();
    await until(() => host.matches(":state(error)"));
    const retry = root().querySelector<HTMLElement>("[part=retry]")!;
    retry.focus();
    retry.click();
    await until(() => shown() === "<b>Sent</b>");
    expect(root().activeElement?.matches("[tabindex]"), "the button that had the focus is gone").to.equal(true);
    expect(sent.map((each) => each.split(" ")[1])).to.deep.equal([
      "vendor_send_overdue_statement=true",
      "vendor_send_overdue_statement=true",
    ]);
    expect(host.matches(":state(error)")).to.equal(false);
  });
});
