import { expect } from "@open-wc/testing";
import { clearCopies, lendAttributes, markInserted, recordAttributes } from "#shared/ui/index.ts";

const record = "data-suite-before";

describe("copies of markup into which an element has written", () => {
  const sent = '<button class="wide" id="pay">Pay</button>';
  function place(html = sent) {
    const host = document.createElement("div");
    host.innerHTML = html;
    const part = host.firstElementChild as HTMLElement;
    const copied = () => {
      const copy = host.cloneNode(true) as HTMLElement;
      clearCopies(copy);
      return copy.innerHTML;
    };
    return { host, part, copied, end: new AbortController() };
  }

  it("are as the author wrote them, while the original keeps what it has until the end", () => {
    const { host, part, copied, end } = place();
    lendAttributes(part, ["class", "aria-busy"], end.signal);
    part.className = "busy";
    part.ariaBusy = "true";
    expect(copied()).to.equal(sent);
    clearCopies(host);
    expect([part.className, part.ariaBusy]).to.deep.equal(["busy", "true"]);
    end.abort();
    expect(host.innerHTML).to.equal(sent);
  });

  it("are cleared of what several elements have written, each until its own end", () => {
    const { host, part, copied } = place();
    const endFirst = recordAttributes(part, ["class"]);
    part.className = "first";
    const endSecond = recordAttributes(part, ["class", "id"]);
    part.id = "second";
    expect(copied()).to.equal(sent);
    endSecond();
    part.id = "pay";
    expect([part.getAttribute(record), copied()]).to.deep.equal(['{"class":"wide"}', sent]);
    endFirst();
    part.className = "wide";
    expect(host.innerHTML).to.equal(sent);
  });

  it("are cleared before an element writes into the copy itself", () => {
    const { host, part } = place();
    recordAttributes(part, ["class"]);
    part.className = "busy";
    const copy = host.cloneNode(true) as HTMLElement;
    recordAttributes(copy.firstElementChild!, ["class"])();
    expect(copy.innerHTML).to.equal(sent);
  });

  it("have no nodes that an element inserted", () => {
    const { host, part, copied } = place();
    const note = document.createElement("i");
    part.after(note);
    markInserted(note);
    recordAttributes(note, ["class"])();
    expect([note.getAttribute(record), copied()]).to.deep.equal(["null", sent]);
    clearCopies(host);
    expect(note.parentElement).to.equal(host);
  });

  it("get no attributes that a hostile record lists, and keep their own for an unreadable one", () => {
    for (const [written, cleared] of [
      [`{"onclick":"alert(1)","class":"wide","aria-busy":null}`, '<b class="wide"></b>'],
      ["{", '<b class="busy" aria-busy="true"></b>'],
    ]) {
      const { host, part } = place('<b class="busy" aria-busy="true"></b>');
      part.setAttribute(record, written!);
      clearCopies(host);
      expect(host.innerHTML).to.equal(cleared);
    }
  });
});
