/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import { elementName } from "#demo/common/product/elements.ts";
import { En } from "#demo/common/Stage.tsx";
import { fill, weave } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Name } from "../element/Table.tsx";
import { queryOf, readBuild, startOf } from "./address.ts";
import { frameOf } from "./result.ts";
import { widthOf } from "./states.ts";
import { buildTexts } from "./texts.ts";

/** Every declared state of an element, each in its own frame with the suite's responses for it. */
export const States = ({ element, view }: { element: WidgetDeclaration; view: View }) => {
  const t = buildTexts[view.textLang];
  const name = elementName(element.tag);
  const start = readBuild(element, new URL(view.origin + startOf(element)).searchParams);
  return (
    <div class="wrap choose">
      <p class="kicker">
        <a href={view.link(`/elements/${element.tag}`)}>
          <En>{name}</En>
        </a>
      </p>
      <h1>{t.statesTitle}</h1>
      <p class="lead">{t.statesLead}</p>
      {Object.entries(element.states ?? {}).map(([state, doc]) => {
        const build = { ...start, settings: { ...start.settings, state } };
        return (
          <section aria-labelledby={`state-${state}`}>
            <h2 id={`state-${state}`}>
              <a href={`#state-${state}`}>
                <Name>{`:state(${state})`}</Name>
              </a>
            </h2>
            <p>
              <En>{doc}</En>
            </p>
            <div class="build-screen">
              <iframe
                src={frameOf(build, view)}
                width={widthOf(element, state)}
                title={fill(t.stateFrame, { element: name, state })}
                loading="lazy"
              ></iframe>
            </div>
            <p>
              <a class="more" href={view.link(`/build?${queryOf(build)}`)}>
                {weave(t.stateBuild, { state: <Name>{state}</Name> })} <Icon name="arrow" turns />
              </a>
            </p>
          </section>
        );
      })}
    </div>
  );
};
