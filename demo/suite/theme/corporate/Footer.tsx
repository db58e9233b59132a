/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { CorporateTexts } from "./texts/index.ts";

export const Footer = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <footer class="foot">
    <div class="inner foot-row">
      <p>
        <strong>{w.name}</strong>
        <br />
        {w.footer}
      </p>
      <p>
        {w.address}
        <br />
        {w.hours}
      </p>
      <p>
        <a href={view.link("/corporate")}>{w.stock}</a>
      </p>
    </div>
  </footer>
);
