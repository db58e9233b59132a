import { expect, oneEvent, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { addToken, contact, fill, json, lost, placed, watch } from "#test/widgets/forms/form/place.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newPage, part, place, turnPage } from "./place.ts";

/** Chat without an operator and with a form for that case; the button was clicked. */
async function asked() {
  const unavailable = oneEvent(document, "suite-livechat-unavailable");
  const chat = await place('data-channel-id="3"');
  chat.insertAdjacentHTML("beforeend", `<suite-form slot="away" data-model="crm.lead">${contact}</suite-form>`);
  const form = await placed(chat.querySelector("suite-form")!);
  await unavailable;
  await until(() => part(chat, "button"), "no button");
  expect(form.find("[name=name]").checkVisibility(), "shown before a click").to.equal(false);
  const isShown = () => part(chat, "notice")?.hidden === false && form.find("[name=name]").checkVisibility();
  // two clicks within 200 ms count as one
  const press = () =>
    waitUntil(
      () => {
        if (!isShown()) part(chat, "button")?.click();
        return isShown();
      },
      "no form",
      { interval: 300 },
    );
  await press();
  return { chat, form, press };
}

describe("suite-livechat, form without an operator", () => {
  before(async () => {
    await newPage();
    await addToken();
  });
  beforeEach(() => void turnPage());
  afterEach(async () => {
    restore();
    await setViewport({ width: 800, height: 600 });
  });

  it("is shown in the window with the reason, as wide as the window, with its messages about missing values", async () => {
    await setViewport({ width: 320, height: 500 });
    const { chat, form } = await asked();
    const bodies = watch();
    const notice = part(chat, "notice")!;
    expect(notice.textContent).to.contain("please try again later");
    const before = form.host.getBoundingClientRect().width;
    form.find("button").click();
    await until(() => form.part("summary"));
    expect(document.activeElement).to.equal(form.find("[name=contact_name]"));
    expect(form.host.getBoundingClientRect().width, "wider because of its messages").to.be.at.most(before);
    expect(notice.scrollWidth, "cut at its side").to.be.at.most(notice.clientWidth);
    expect(notice.getBoundingClientRect().top, "above the page").to.be.at.least(0);
    await expect(chat).to.be.accessible();
    expect(bodies).to.deep.equal([]);
  });

  it("is sent once by Enter, and shows its thanks there; the chat neither opens nor closes", async () => {
    const { chat, form } = await asked();
    const bodies = watch();
    fill(form);
    form.find("[name=email_from]").focus();
    await sendKeys({ press: "Enter" });
    await until(() => form.part("status")!.textContent === "The form has been sent successfully.");
    expect(bodies).to.have.length(1);
    expect(bodies[0]).to.deep.include({ path: "/website_form/crm.lead", contact_name: "Ann", name: "A chair" });
    expect(part(chat, "notice")!.hidden).to.equal(false);
    expect(part(chat, "window")).to.equal(null);
    expect(form.part("status")!.checkVisibility()).to.equal(true);
  });

  it("keeps typed values while its window is closed and the visitor asks for the chat again", async () => {
    const { chat, form, press } = await asked();
    fill(form);
    part(chat, "dismiss")!.click();
    await until(() => !form.find("[name=name]").checkVisibility());
    expect(chat.shadowRoot!.activeElement).to.equal(part(chat, "button"));
    await press();
    expect(form.find("[name=name]").value).to.equal("A chair");
    expect(form.host.isConnected && form.host.parentElement).to.equal(chat);
  });

  for (const [outcome, response, message] of [
    ["refuses a field", json({ error_fields: ["name"] }), "Please check this field."],
    ["is lost", lost, "the form may have been sent, or not"],
  ] as const)
    it(`shows a message in the window when a response ${outcome}, and keeps typed values`, async () => {
      stub(console, "error");
      const { chat, form } = await asked();
      watch(response);
      fill(form);
      form.find("button").click();
      await until(() => `${form.host.innerText}${form.part("failure")?.innerText}`.includes(message), message);
      expect(form.find("[name=name]").value).to.equal("A chair");
      expect(part(chat, "notice")!.hidden).to.equal(false);
      // the form's error is not the chat's error
      expect(chat.matches(":state(error)")).to.equal(false);
    });
});
