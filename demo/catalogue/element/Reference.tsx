/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { replaceableTexts, textAttribute } from "#demo/common/product/elements.ts";
import type { Token } from "#demo/common/product/tokens.ts";
import { En } from "#demo/common/Stage.tsx";
import { weave } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { attributeName } from "#shared/element/attribute.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Name, Table } from "./Table.tsx";

type Docs = Readonly<Record<string, string>> | undefined;

const docRows = (docs: Docs, name = (key: string) => key) =>
  Object.entries(docs ?? {}).map(([key, doc]) => [<Name>{name(key)}</Name>, <En>{doc}</En>]);

const Default = ({ value }: { value: unknown }) =>
  value === undefined || value === "" ? <span aria-hidden="true">–</span> : <Name>{String(value)}</Name>;

const tokenRows = (tokens: readonly Token[]) =>
  tokens.map(({ name, default: value, meaning }) => [
    <Name>{name}</Name>,
    <Default value={value} />,
    <En>{meaning}</En>,
  ]);

interface ReferenceProps {
  readonly element: WidgetDeclaration;
  readonly view: View;
}

const Attributes = ({ element, view: { t } }: ReferenceProps) => (
  <Table
    id="attributes"
    title={t.attributesTitle}
    heads={[t.colName, t.colType, t.colDefault, t.colMeaning]}
    rows={Object.entries(element.attributes).map(([key, attribute]) => [
      <Name>{attributeName(key, attribute)}</Name>,
      attribute.kind === "flag" ? t.flagType : <En>{attribute.expected}</En>,
      attribute.required ? <strong>{t.required}</strong> : <Default value={attribute.default} />,
      <En>{attribute.doc}</En>,
    ])}
  />
);

const States = ({ element, view: { t, link } }: ReferenceProps) => (
  <Table
    id="states"
    title={t.statesTitle}
    heads={[t.colName, t.colMeaning]}
    note={
      <>
        {weave(t.statesNote, { selector: <Name>{`${element.tag}:state(…)`}</Name> })}{" "}
        <a href={link(`/elements/${element.tag}/states`)}>{t.statesSeen}</a>
      </>
    }
    rows={docRows(element.states, (key) => `:state(${key})`)}
  />
);

const Adoption = ({ element, view: { t } }: ReferenceProps) => (
  <Table
    id="adoption"
    title={t.adoptionTitle}
    heads={[t.colName, t.colReads]}
    note={
      <>
        {weave(t.adoptionNote, {
          option: <Name>data-adopt</Name>,
          selector: <Name>{element.adopts?.selector}</Name>,
        })}
      </>
    }
    rows={Object.entries(element.adopts?.attributes ?? {}).map(([key, from]) => [
      <Name>{attributeName(key, element.attributes[key])}</Name>,
      <Name>{from}</Name>,
    ])}
  />
);

/** All tables of an element, from its declaration. */
export const Reference = ({ element, view }: ReferenceProps) => {
  const { t, tokens, link } = view;
  const meaning = [t.colName, t.colMeaning];
  const texts = Object.entries(replaceableTexts(element)).map(([key, text]) => [
    <Name>{textAttribute(key)}</Name>,
    <En>{text}</En>,
  ]);
  return (
    <>
      <Attributes element={element} view={view} />
      <Table id="events" title={t.eventsTitle} heads={meaning} rows={docRows(element.events)} />
      <Table id="methods" title={t.methodsTitle} heads={meaning} rows={docRows(element.methods, (key) => `${key}()`)} />
      <States element={element} view={view} />
      <Table id="parts" title={t.partsTitle} heads={meaning} rows={docRows(element.parts, (key) => `::part(${key})`)} />
      <Table
        id="slots"
        title={t.slotsTitle}
        heads={meaning}
        rows={docRows(element.slots, (key) => key || t.defaultSlot)}
      />
      <Table
        id="properties"
        title={t.propertiesTitle}
        heads={[t.colName, t.colDefault, t.colMeaning]}
        rows={tokenRows(tokens.own(element))}
      />
      <Table
        id="tokens"
        title={t.tokensTitle}
        heads={[t.colName, t.colDefault, t.colMeaning]}
        note={<>{weave<Child>(t.tokensNote, { tokens: <a href={link("/tokens")}>{t.tokensAll}</a> })}</>}
        rows={tokenRows(tokens.of(element.tag))}
      />
      <Table id="texts" title={t.textsTitle} note={t.textsNote} heads={[t.colName, t.colText]} rows={texts} />
      <Adoption element={element} view={view} />
    </>
  );
};
