/** @jsxImportSource hono/jsx */
import { Stage } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { marketingTexts } from "./texts.ts";

/** Fifty follow blocks of one record; `count-calls.ts` counts their calls. */
export const ManyPage = ({ view }: { view: View }) => {
  const t = marketingTexts[view.textLang];
  return (
    <div class="wrap many">
      <h1>{t.manyTitle}</h1>
      <p class="lead">{t.manyLead}</p>
      <p class="pill" role="status" data-calls={t.manyCalls}>
        {fill(t.manyCalls, { count: 0 })}
      </p>
      <Stage view={view}>
        <ul class="tiles" role="list">
          {Array.from({ length: 50 }, () => (
            <li>
              <suite-follow data-model="blog.post" data-res-id="2"></suite-follow>
            </li>
          ))}
        </ul>
      </Stage>
    </div>
  );
};
