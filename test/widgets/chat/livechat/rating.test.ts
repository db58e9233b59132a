import { expect, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import type { HandBus } from "#test/unit/chat/common/conversation/hand-bus.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import {
  behave,
  focused,
  type Host,
  input,
  message,
  misbehave,
  newPage,
  opened,
  part,
  parts,
  sessionCookie,
} from "./place.ts";

describe("suite-livechat, rating", () => {
  // the first call starts the suite
  let bus: HandBus;
  beforeEach(async () => {
    bus = await newPage();
  });
  afterEach(() => restore());

  /** Closes a chat with messages by keyboard, which asks for a rating. */
  async function asked(draft = ""): Promise<Host> {
    const { host, uuid } = await opened();
    input(host).focus();
    await sendKeys({ type: draft });
    bus.notify(uuid, message(900_001, "Hi"));
    await until(() => parts(host, "message").length === 2);
    part(host, "close")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "rating"));
    return host;
  }
  const faces = (host: Host) => parts(host, "rate");
  const closed = (host: Host) => until(() => part(host, "button") && !part(host, "window"), "it did not close");

  it("focuses the first answer, and disables the composer", async () => {
    const host = await asked();
    expect(faces(host).map(({ textContent }) => textContent)).to.deep.equal(["Good", "OK", "Bad"]);
    expect(focused(host)).to.equal(faces(host)[0]);
    expect(part(host, "rating")!.textContent).to.contain("Did we correctly answer your question ?");
    expect(input(host).disabled).to.equal(true);
    expect(part(host, "reason")).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it("removes an unsent draft, which cannot be sent now", async () => {
    const host = await asked("half a sent");
    expect([input(host).value, host.shadowRoot!.textContent!.includes("half a sent")]).to.deep.equal(["", false]);
  });

  it("closes the chat after a good rating, and returns the focus to the button", async () => {
    const host = await asked();
    const rated = oneEvent(host, "suite-livechat-rate");
    await sendKeys({ press: "Enter" });
    expect((await rated).detail).to.deep.equal({ rate: 10, reason: "" });
    await closed(host);
    expect(focused(host)).to.equal(part(host, "button"));
    expect(document.cookie).to.not.contain(sessionCookie);
  });

  it("asks for a reason after another rating, and sends it", async () => {
    const host = await asked();
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "reason"));
    expect(faces(host).map((face) => face.getAttribute("aria-pressed"))).to.deep.equal(["false", "true", "false"]);
    expect(part(host, "reason")).to.have.attribute("placeholder", "Explain your note");
    await expect(host).to.be.accessible();
    part(host, "reason")!.focus();
    await sendKeys({ type: "Slow" });
    const rated = oneEvent(host, "suite-livechat-rate");
    await until(() => part(host, "button")!.getAttribute("aria-busy") !== "true");
    part(host, "button")!.click();
    expect((await rated).detail).to.deep.equal({ rate: 5, reason: "Slow" });
    await closed(host);
  });

  it("keeps the typed reason if the call fails", async () => {
    stub(console, "error");
    const host = await asked();
    misbehave({ garbage: true });
    faces(host)[2]!.click();
    await until(() => part(host, "failure"));
    await expect(host).to.be.accessible();
    behave();
    part(host, "retry")!.click();
    await until(() => !part(host, "failure"));
    expect(faces(host)[2]).to.have.attribute("aria-pressed", "true");
  });

  showsRefusals(["/im_livechat/feedback"], async (refuse) => {
    const host = await asked();
    refuse();
    faces(host)[2]!.click();
    return host;
  });

  it("closes at once if the visitor does not rate", async () => {
    const host = await asked();
    part(host, "no-rating")!.focus();
    expect(part(host, "no-rating")!.textContent).to.equal("I don't want to rate this conversation");
    await sendKeys({ press: "Enter" });
    await closed(host);
  });
});
