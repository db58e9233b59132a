/** @jsxImportSource hono/jsx */
import { elementName } from "#demo/common/product/elements.ts";
import { En, Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { Name, Table } from "../element/Table.tsx";
import { swatchKind } from "./swatch.ts";

const Swatch = ({ name }: { name: string }) => {
  const kind = swatchKind(name);
  return (
    <span class="swatch-box" aria-hidden="true">
      {kind && (
        <span class={`swatch swatch-${kind}`} data-token={name}>
          {kind === "text" && "Ag"}
        </span>
      )}
    </span>
  );
};

/** Every token of every element, from style sheets and declarations. */
export const TokensPage = ({ view }: { view: View }) => {
  const { t, elements, tokens, link } = view;
  const own = new Map(elements.flatMap((element) => tokens.own(element).map((token) => [token.name, token])));
  const usersOf = (name: string) => elements.filter(({ cssProperties = {} }) => name in cssProperties);
  return (
    <div class="wrap doc tokens">
      <h1>{t.tokensTitle}</h1>
      <p class="lead">{t.tokensLead}</p>
      <div class="live">
        <Stage view={view}>
          <suite-subscribe data-list-id="2"></suite-subscribe>
        </Stage>
      </div>
      <div class="swatches">
        <Table
          id="shared"
          title={t.tokensShared}
          heads={[t.colName, t.colLook, t.colDefault, t.colMeaning]}
          rows={tokens.shared.map(({ name, default: value, meaning }) => [
            <Name>{name}</Name>,
            <Swatch name={name} />,
            <Name>{value}</Name>,
            <En>{meaning}</En>,
          ])}
        />
      </div>
      <Table
        id="own"
        title={t.tokensOwn}
        heads={[t.colName, t.tokensElement, t.colDefault, t.colMeaning]}
        rows={[...own.values()].map(({ name, default: value, meaning }) => [
          <Name>{name}</Name>,
          <ul role="list">
            {usersOf(name).map(({ tag }) => (
              <li>
                <a href={link(`/elements/${tag}`)} lang="en">
                  {elementName(tag)}
                </a>
              </li>
            ))}
          </ul>,
          <Name>{value}</Name>,
          <En>{meaning}</En>,
        ])}
      />
    </div>
  );
};
