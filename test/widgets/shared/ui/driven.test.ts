import { expect } from "@open-wc/testing";
import { restoreAttributes } from "#shared/ui/index.ts";

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
