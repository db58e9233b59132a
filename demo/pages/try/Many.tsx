/** @jsxImportSource hono/jsx */
import { Stage } from "../Stage.tsx";
import { fill } from "../texts/index.ts";
import type { View } from "../view.ts";

/** Fifty follow blocks of one record; `calls.js` counts what they ask. */
export const ManyPage = ({ view }: { view: View }) => (
  <div class="wrap many">
    <h1>{view.t.manyTitle}</h1>
    <p class="lead">{view.t.manyLead}</p>
    <p class="pill" role="status" data-calls={view.t.manyCalls}>
      {fill(view.t.manyCalls, { count: 0 })}
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
