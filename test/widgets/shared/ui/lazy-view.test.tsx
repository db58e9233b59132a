import { expect, waitUntil } from "@open-wc/testing";
import { useLayoutEffect } from "react";
import { lazyView } from "#shared/ui/lazy-view.tsx";
import { mounted, place, sample } from "../element/sample.ts";

interface Props {
  readonly text: string;
  readonly onError: (error: unknown) => void;
}
const View = ({ text }: Props) => <p>{text}</p>;

describe("a view whose code is loaded late", () => {
  afterEach(() => document.body.replaceChildren());

  const show = async (Late: ReturnType<typeof lazyView<Props>>) => {
    const errors: unknown[] = [];
    const host = place(sample({ view: () => <Late text="here" onError={(error) => errors.push(error)} /> }));
    await mounted(host);
    return { host, errors };
  };

  it("is rendered once its code is loaded, which is requested once", async () => {
    let asked = 0;
    let resolve = (_: typeof View) => {};
    const promise = new Promise<typeof View>((done) => (resolve = done));
    const Late = lazyView<Props>(() => (asked++, promise));
    const { host } = await show(Late);
    expect(host.shadowRoot!.textContent).to.equal("");
    resolve(View);
    await waitUntil(() => host.shadowRoot!.textContent === "here");
    await show(Late);
    expect(asked).to.equal(1);
  });

  it("is rendered at once if its code was preloaded", async () => {
    const Late = lazyView<Props>(() => Promise.resolve(View));
    Late.preload();
    await Promise.resolve();
    const { host } = await show(Late);
    expect(host.shadowRoot!.textContent).to.equal("here");
  });

  it("is rendered if its code is loaded between rendering and effects", async () => {
    let resolve = (_: typeof View) => {};
    const promise = new Promise<typeof View>((done) => (resolve = done));
    const Late = lazyView<Props>(() => promise);
    Late.preload();
    const Drawn = () => {
      useLayoutEffect(() => resolve(View), []);
      return <Late text="here" onError={() => {}} />;
    };
    const host = place(sample({ view: () => <Drawn /> }));
    await mounted(host);
    await waitUntil(() => host.shadowRoot!.textContent === "here");
  });

  it("reports that its code cannot be loaded, also after a preload", async () => {
    const Late = lazyView<Props>(() => Promise.reject(new Error("no code")));
    Late.preload();
    const { host, errors } = await show(Late);
    await waitUntil(() => errors.length === 1);
    expect([String(errors[0]), host.shadowRoot!.textContent]).to.deep.equal(["Error: no code", ""]);
  });
});
