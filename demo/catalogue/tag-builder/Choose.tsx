/** @jsxImportSource hono/jsx */
import { byArea, elementName } from "#demo/common/product/elements.ts";
import { En } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { startOf } from "./address.ts";
import { buildTexts } from "./texts.ts";

/** List of all elements, with links to their builders. */
export const Choose = ({ view }: { view: View }) => {
  const t = buildTexts[view.textLang];
  return (
    <div class="wrap choose">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      {byArea(view.elements).map(([area, members]) => (
        <section aria-labelledby={`choose-${area}`}>
          <h2 id={`choose-${area}`}>{view.areaName(area, view.textLang)}</h2>
          <ul role="list">
            {members.map((element) => (
              <li>
                <a href={view.link(startOf(element))}>
                  <En>{elementName(element.tag)}</En>
                </a>
                <p>
                  <En>{element.summary}</En>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
