/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/my/invoices",
  preview: () => <Scene of="quote" />,
  live: (view) => {
    const { name, bench } = localized(view, {
      en: { name: "Invoice 7", bench: "One oak bench." },
      ar: { name: "الفاتورة 7", bench: "مقعد واحد من البلوط." },
    });
    const { textLang, visit } = view;
    const report = `<!doctype html><html lang="${textLang}" dir="${visit.dir}"><title>${name}</title><main><h1>${name}</h1><p>${bench}</p></main></html>`;
    return (
      <suite-invoice-view data-src="about:srcdoc">
        <iframe title={name} srcdoc={report}></iframe>
      </suite-invoice-view>
    );
  },
  variants: () => [],
};
