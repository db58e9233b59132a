/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const report = `<!doctype html><html lang="en"><title>Invoice</title><main><h1>Invoice 7</h1></main></html>`;

export const example: Example = {
  page: "/my/invoices",
  preview: () => <Scene of="quote" />,
  live: () => (
    <suite-invoice-view data-src="about:srcdoc">
      <iframe title="Invoice 7" srcdoc={report}></iframe>
    </suite-invoice-view>
  ),
  variants: () => [],
};
