/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon } from "#demo/common/Icon.tsx";
import { byArea, elementName } from "#demo/common/product/elements.ts";
import { kilobytes } from "#demo/common/product/sizes.ts";
import { En } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { exampleOf } from "../examples/index.ts";
import { SearchField } from "../search/SearchField.tsx";

const Card = async ({ element, view }: { element: WidgetDeclaration; view: View }) => {
  const { t, sizes, link } = view;
  const example = await exampleOf(element);
  const bytes = sizes.chunk(element.tag);
  return (
    <li class="card">
      <div class="card-live">
        {/* without the looks of simple markup: previews are small and of one height */}
        <div class="stage" lang={view.lang}>
          {example.preview(view) as Child}
        </div>
      </div>
      <div class="card-words">
        <h4>
          <a href={link(`/elements/${element.tag}`)}>
            <En>{elementName(element.tag)}</En>
          </a>
          {bytes && <span class="pill">{fill(t.factsKb, { size: kilobytes(bytes, view.textLang) })}</span>}
        </h4>
        <p>
          <code id={`name-${element.tag}`} dir="ltr">{`<${element.tag}>`}</code>
        </p>
        <p>
          <En>{element.summary}</En>
        </p>
        <p class="card-more">
          <a class="more" href={link(`/elements/${element.tag}`)} aria-describedby={`name-${element.tag}`}>
            {t.cardOpen} <Icon name="arrow" turns />
          </a>
        </p>
      </div>
    </li>
  );
};

export const Elements = ({ view }: { view: View }) => (
  <section id="elements" class="band" aria-labelledby="elements-title">
    <div class="wrap">
      <h2 id="elements-title">{view.t.elementsTitle}</h2>
      <p class="lead">{view.t.elementsLead}</p>
      <SearchField view={view} />
      {byArea(view.elements).map(([area, members]) => (
        <>
          <h3 class="area" id={`area-${area}`}>
            {view.areaName(area, view.textLang)}
          </h3>
          <ul class="cards" role="list">
            {members.map((element) => (
              <Card element={element} view={view} />
            ))}
          </ul>
        </>
      ))}
    </div>
  </section>
);
