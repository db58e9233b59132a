/** @jsxImportSource hono/jsx */
import { En } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** List of intended differences between an element and the built-in front end, with reasons. */
export const Differences = ({ element: { differences }, view: { t } }: { element: WidgetDeclaration; view: View }) =>
  differences && (
    <section aria-labelledby="differences">
      <h2 id="differences">{t.differencesTitle}</h2>
      <ul>
        {differences.map((sentence) => (
          <li>
            <En>{sentence}</En>
          </li>
        ))}
      </ul>
    </section>
  );
