import { expect } from "@open-wc/testing";
import { emptyPage, stage } from "#test/widgets/shared/ui/render.ts";
import clockCss from "#theme/common/clock/clock.css";
import { Clock } from "#theme/common/clock/Clock.tsx";

/** Waits until the rendering is drawn. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe("Clock", () => {
  afterEach(emptyPage);

  it("causes no layout shift while its names change between plural and singular", async () => {
    const { host, shadow, render } = stage(clockCss);
    host.style.fontSize = "2rem";
    const shifts = new PerformanceObserver((list) => moved.push(...list.getEntries()));
    shifts.observe({ type: "layout-shift" });
    const moved: PerformanceEntry[] = [];
    const names: (string | undefined)[] = [];
    for (const left of [2000, 1000, 0]) {
      render(<Clock lang="en" left={left} label="until noon" />);
      await drawn();
      names.push([...shadow.querySelectorAll("[part=name]")].at(-1)?.textContent);
    }
    expect(names).to.deep.equal(["seconds", "second", "seconds"]);
    await drawn();
    expect([...moved, ...shifts.takeRecords()]).to.deep.equal([]);
    shifts.disconnect();
  });
});
