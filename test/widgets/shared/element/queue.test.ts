import { expect } from "@open-wc/testing";
import { enqueue } from "#shared/element/queue.ts";

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe("the mount queue", () => {
  it("runs tasks in order, never in the caller's own turn", async () => {
    const order: number[] = [];
    await new Promise<void>((resolve) => {
      for (const index of [1, 2, 3]) enqueue(() => order.push(index));
      enqueue(resolve);
      expect(order).to.deep.equal([]);
    });
    expect(order).to.deep.equal([1, 2, 3]);
  });

  it("gives the page its turn between slices", async () => {
    let turns = 0;
    let open = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns++;
      if (open) port2.postMessage(0);
    };
    port2.postMessage(0);
    await new Promise<void>((resolve) => {
      for (let index = 0; index < 10; index++) enqueue(() => busy(5));
      enqueue(resolve);
    });
    open = false;
    expect(turns).to.be.greaterThan(3);
  });
});
