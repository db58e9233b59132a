import { expect } from "@open-wc/testing";
import { listener, restoreAttributes } from "#shared/ui/index.ts";

describe("attributes that an element writes into the page", () => {
  it("are as the author wrote them at the end, however often they were to be kept", () => {
    const box = document.createElement("div");
    box.innerHTML = '<p class="mine" style="color: red"></p>';
    const { innerHTML } = box;
    const [part] = box.children as unknown as [HTMLElement];
    const end = new AbortController();
    restoreAttributes(part, ["class", "hidden"], end.signal);
    part.className = "ours";
    part.hidden = true;
    restoreAttributes(part, ["class", "hidden", "style"], end.signal);
    part.className = "ours again";
    part.style.color = "green";
    end.abort();
    expect(box.innerHTML).to.equal(innerHTML);
  });
});

describe("listener", () => {
  it("listener: hears events of an element and its content until the signal", () => {
    const host = document.createElement("div");
    const button = host.appendChild(document.createElement("button"));
    const end = new AbortController();
    const heard: string[] = [];
    const on = listener(host, end.signal);
    on("click", ({ type, target }) => heard.push(`${type} ${(target as Element).localName}`));
    on("keydown", ({ key }) => heard.push(key));
    button.click();
    host.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    end.abort();
    button.click();
    expect(heard).to.deep.equal(["click button", "a"]);
  });

  it("listener: listens with the options that it is given", () => {
    const host = document.createElement("div");
    const button = host.appendChild(document.createElement("button"));
    const heard: string[] = [];
    listener(button, new AbortController().signal)("click", () => heard.push("button"));
    listener(host, new AbortController().signal, { capture: true })("click", () => heard.push("capture"));
    button.click();
    expect(heard).to.deep.equal(["capture", "button"]);
  });
});
