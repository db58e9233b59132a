import { expect } from "@open-wc/testing";
import { sendToBank, sendToProvider } from "#shop/payment-form/navigation.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { watchForms } from "./place.ts";

const { origin } = location;

describe("navigation from the page of a payment", () => {
  let forms: ReturnType<typeof watchForms> | undefined;
  beforeEach(() => {
    document.body.replaceChildren();
    forms = watchForms();
  });
  afterEach(() => {
    forms?.stop();
    document.body.replaceChildren();
  });

  it("sends the suite's fields to the provider under their own names, without the fields to leave out", async () => {
    const html = `<input name="data_set" data-action-url="/quay?order=1" data-remove-me="">
      <input type="hidden" name="reference" value="SO1-1"><input name="action" value="/elsewhere">
      <input name="submit" value="yes"><input type="submit" name="go" value="Go"><script>attacked()</script>`;
    expect(await sendToProvider(html, origin, "quay")).to.equal(true);
    expect(document.querySelector("form")).to.have.attribute("provider", "quay");
    await until(() => forms!.sent.length);
    expect(forms!.sent).to.deep.equal([
      { path: "/quay", fields: { reference: "SO1-1", action: "/elsewhere", submit: "yes" } },
    ]);
  });

  for (const html of ["", "<p>Nothing</p>", '<input name="data_set">'])
    it(`returns false for “${html}”, which leads to no provider`, async () => {
      expect(await sendToProvider(html, origin, "quay")).to.equal(false);
      expect(document.querySelector("form")).to.equal(null);
    });

  it("throws for a provider's address that runs a script", async () => {
    const html = '<input name="data_set" data-action-url="javascript:attacked()">';
    const error = await sendToProvider(html, origin, "quay").catch((reason: unknown) => reason);
    expect((error as Error).message).to.equal("the payment leads to no web address");
    expect(document.querySelector("form")).to.equal(null);
  });

  it("sends the form of a bank's page that has only one form", async () => {
    const html = `<form method="POST" action="/payment/bank"><input type="hidden" name="PaReq" value="eJx">
      <input type="hidden" name="submit" value="1"><input type="submit" value="Go on"></form>`;
    expect(await sendToBank(html, origin)).to.equal(true);
    await until(() => forms!.sent.length);
    expect(forms!.sent).to.deep.equal([{ path: "/payment/bank", fields: { PaReq: "eJx", submit: "1" } }]);
  });

  it("presses the only button for the visitor, and sends its name and value", async () => {
    const html = `<form method="post" action="/payment/bank"><input type="hidden" name="PaReq" value="eJx">
      <button name="answer" value="yes">Go on</button><button type="button">Help</button></form>`;
    expect(await sendToBank(html, origin)).to.equal(true);
    await until(() => forms!.sent.length);
    expect(forms!.sent).to.deep.equal([{ path: "/payment/bank", fields: { PaReq: "eJx", answer: "yes" } }]);
  });

  const hidden = '<input type="hidden" name="PaReq" value="eJx">';
  for (const [what, html] of Object.entries({
    "two buttons": `<form action="/a">${hidden}<button name="answer" value="yes">Yes</button><button name="answer" value="no">No</button></form>`,
    "a button and an input of type submit": `<form action="/a">${hidden}<button>Yes</button><input type="submit" value="No"></form>`,
    "a button with a picture": `<form action="/a">${hidden}<input type="image" src="/yes.png"></form>`,
    "a button with an address of its own": `<form action="/a">${hidden}<button formaction="/b">Yes</button></form>`,
    "a script": `<form action="/a">${hidden}</form><script>document.forms[0].PaReq.value = "more"</script>`,
    "a script on load": `<body onload="fill()"><form action="/a">${hidden}</form>`,
    "a script on submit": `<form action="/a" onsubmit='fill()'>${hidden}<button>Go on</button></form>`,
    "two forms": '<form action="/a"></form><form action="/b"></form>',
    "a form with a field to fill in": '<form action="/a"><input name="password"></form>',
    "a list of options": '<form action="/a"><select name="a"><option>b</option></select></form>',
    "a form without an address": '<form><input type="hidden" name="a"></form>',
    "a form whose address runs a script": '<form action="javascript:attacked()"><input type="hidden" name="a"></form>',
    "a form beside a frame": '<iframe src="https://bank.example"></iframe><form action="/a"></form>',
    "a page": "<!doctype html><p>Confirm in your app.</p>",
  }))
    it(`leaves ${what} to a frame`, async () => {
      expect(await sendToBank(html, origin)).to.equal(false);
      expect(document.querySelector("form")).to.equal(null);
    });
});
