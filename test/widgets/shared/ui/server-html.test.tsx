import { expect, waitUntil } from "@open-wc/testing";
import { spy } from "sinon";
import { fragment } from "#shared/html/fragment.ts";
import { ServerHtml } from "#shared/ui/index.ts";
import { emptyPage, stage } from "./render.ts";

describe("server HTML", () => {
  afterEach(emptyPage);

  it("is shown as far as its profile allows, and replaced when it changes", async () => {
    const { render, find } = stage();
    const fail = spy();
    render(
      <ServerHtml
        html={'<h2 class="big">News</h2><script>globalThis.harmed = true</script>'}
        profile={fragment}
        onError={fail}
      />,
    );
    const content = find("[part=content]");
    await waitUntil(() => content.firstChild);
    expect(content.children).to.have.length(1);
    expect(find("h2").className).to.equal("big");
    render(<ServerHtml html="<p>Later</p>" profile={fragment} onError={fail} />);
    await waitUntil(() => content.textContent === "Later");
    expect(globalThis).not.to.have.property("harmed");
    expect(fail.callCount).to.equal(0);
  });

  it("runs in the direction of its own language, whatever the page's", async () => {
    document.documentElement.dir = "rtl";
    const { render, find } = stage();
    render(<ServerHtml html="<p>In English.</p>" profile={fragment} onError={spy()} />);
    const content = find("[part=content]");
    await waitUntil(() => content.firstChild);
    expect(getComputedStyle(content).direction).to.equal("ltr");
    render(<ServerHtml html="<p>بالعربية</p>" profile={fragment} onError={spy()} />);
    await waitUntil(() => content.textContent === "بالعربية");
    expect(getComputedStyle(content).direction).to.equal("rtl");
  });
});
