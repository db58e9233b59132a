/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon } from "#demo/common/Icon.tsx";
import { elementName, replaceableTexts } from "#demo/common/product/elements.ts";
import { kilobytes } from "#demo/common/product/sizes.ts";
import { En } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import type { Example } from "../examples/example.ts";
import { formatMarkup } from "../format-markup.ts";
import { Paste } from "../paste/Paste.tsx";
import { startOf } from "../tag-builder/address.ts";
import { Aside } from "./Aside.tsx";
import { Facts, factsOf } from "./Facts.tsx";
import { Live } from "./Live.tsx";
import { Reference } from "./Reference.tsx";
import { Name, Table } from "./Table.tsx";
import { Variants } from "./Variants.tsx";

/** Every cookie and storage key of an element, or a note that it has none. */
const Storage = ({ element: { storage = [] }, view: { t } }: { element: WidgetDeclaration; view: View }) =>
  storage.length > 0 ? (
    <Table
      id="storage"
      title={t.storageTitle}
      heads={[t.colName, t.colKind, t.colLifetime, t.colMeaning]}
      rows={storage.map(({ name, kind, lifetime, purpose }) => [
        <Name>{name}</Name>,
        <En>{kind}</En>,
        <En>{lifetime}</En>,
        <En>{purpose}</En>,
      ])}
    />
  ) : (
    <section aria-labelledby="storage">
      <h2 id="storage">{t.storageTitle}</h2>
      <p>{t.storageNone}</p>
    </section>
  );

/** Sources that a page's policy has to allow for an element that embeds pages of other sites. */
const Frames = ({ element: { frames }, view: { t } }: { element: WidgetDeclaration; view: View }) =>
  frames && (
    <section aria-labelledby="frames">
      <h2 id="frames">{t.framesTitle}</h2>
      <p>
        {t.framesNote} <Name>{`frame-src ${frames.join(" ")}`}</Name>
      </p>
    </section>
  );

/** List of intended differences between an element and the built-in front end, with reasons. */
const Differences = ({ element: { differences }, view: { t } }: { element: WidgetDeclaration; view: View }) =>
  differences && (
    <section aria-labelledby="differences">
      <h2 id="differences">{t.differencesTitle}</h2>
      <ul>
        {differences.map((difference) => (
          <li>
            <En>{difference}</En>
          </li>
        ))}
      </ul>
    </section>
  );

const Cost = ({ tag, view: { t, sizes, textLang } }: { tag: string; view: View }) => {
  const [own, page] = [sizes.chunk(tag), sizes.page([tag])];
  const size = (bytes: number) => fill(t.factsKb, { size: kilobytes(bytes, textLang) });
  return (
    <dl class="cost" aria-label={t.costTitle}>
      {own && (
        <div>
          <dt>{t.costOwn}</dt>
          <dd>{size(own)}</dd>
        </div>
      )}
      {page && (
        <div>
          <dt>{t.costPage}</dt>
          <dd>{size(page.bytes)}</dd>
        </div>
      )}
    </dl>
  );
};

/** Returns the tag to paste: the live one where nothing but it, or a form around it, is live; else the declared example. */
function pasted({ tag, example }: WidgetDeclaration, live: Child): string {
  const html = String(live);
  return html !== example && new RegExp(`^<(form|${tag})\\b[^]*</\\1>$`).test(html) ? formatMarkup(html) : example;
}

/** Returns the sections of an element's page, in order. */
const sectionsOf = (element: WidgetDeclaration, variants: number, { t, tokens }: View) => {
  const filled = (table: object | undefined) => Object.keys(table ?? {}).length > 0;
  const all: readonly (readonly [id: string, title: string, shown: boolean])[] = [
    ["live", t.liveTitle, true],
    ["tag", t.tagTitle, true],
    ["variants", t.variantsTitle, variants > 0],
    ["attributes", t.attributesTitle, filled(element.attributes)],
    ["events", t.eventsTitle, filled(element.events)],
    ["methods", t.methodsTitle, filled(element.methods)],
    ["states", t.statesTitle, filled(element.states)],
    ["parts", t.partsTitle, filled(element.parts)],
    ["slots", t.slotsTitle, filled(element.slots)],
    ["properties", t.propertiesTitle, filled(element.cssProperties)],
    ["tokens", t.tokensTitle, tokens.of(element.tag).length > 0],
    ["texts", t.textsTitle, filled(replaceableTexts(element))],
    ["adoption", t.adoptionTitle, filled(element.adopts?.attributes)],
    ["differences", t.differencesTitle, !!element.differences],
    ["storage", t.storageTitle, true],
    ["frames", t.framesTitle, !!element.frames],
    ["facts", t.suiteFactsTitle, factsOf(element.tag).length > 0],
  ];
  return all.filter(([, , shown]) => shown).map(([id, title]) => [id, title] as const);
};

export const ElementPage = ({
  element,
  example,
  view,
}: {
  element: WidgetDeclaration;
  example: Example;
  view: View;
}) => {
  const { t, link } = view;
  const variants = example.variants(view);
  const live = example.live(view) as Child;
  return (
    <div class="wrap docs">
      <Aside view={view} tag={element.tag} sections={sectionsOf(element, variants.length, view)} />
      <div class="doc">
        <p class="kicker">{view.areaName(element.area, view.textLang)}</p>
        <h1>
          <En>{elementName(element.tag)}</En>
        </h1>
        <p class="lead">
          <En>{element.summary}</En>
        </p>
        <p>
          <code class="tagname" dir="ltr">{`<${element.tag}>`}</code>
        </p>
        <Cost tag={element.tag} view={view} />
        <Live element={element} view={view}>
          {live}
        </Live>
        {example.page && (
          <p>
            <a class="more" href={link(example.page)}>
              {t.cardWatch} <Icon name="arrow" turns />
            </a>
          </p>
        )}
        <section aria-labelledby="tag">
          <h2 id="tag">{t.tagTitle}</h2>
          <p>{t.tagNote}</p>
          <Paste view={view} element={{ ...element, example: pasted(element, live) }} />
          <p>
            <a class="more" href={link(startOf(element))}>
              {t.tagBuild} <Icon name="arrow" turns />
            </a>
          </p>
        </section>
        <Variants variants={variants} view={view} />
        <Reference element={element} view={view} />
        <Differences element={element} view={view} />
        <Storage element={element} view={view} />
        <Frames element={element} view={view} />
        <Facts element={element} view={view} />
      </div>
    </div>
  );
};
