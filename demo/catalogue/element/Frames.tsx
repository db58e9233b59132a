/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Name } from "./Table.tsx";

/** What a page's policy has to allow for an element that shows pages of other sites. */
export const Frames = ({ element: { frames }, view: { t } }: { element: WidgetDeclaration; view: View }) =>
  frames && (
    <section aria-labelledby="frames">
      <h2 id="frames">{t.framesTitle}</h2>
      <p>
        {t.framesNote} <Name>{`frame-src ${frames.join(" ")}`}</Name>
      </p>
    </section>
  );
