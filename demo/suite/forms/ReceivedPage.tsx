/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { formModels } from "#demo/server/forms/models.ts";
import type { Received } from "#demo/server/forms/received.ts";
import { formsTexts } from "./texts.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Returns the submitted values without a field of the model, as the suite writes them: `name : value`. */
const customPairs = (custom: string): [string, string][] =>
  custom
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [name = "", ...rest] = line.split(" : ");
      return [name, rest.join(" : ")];
    });

const Record = ({ view, record }: { view: View; record: Received }) => {
  const { id, model, fields, custom, created, files } = record;
  const pairs = [...Object.entries(fields).map(([name, value]) => [name, textOf(value)]), ...customPairs(custom)];
  return (
    <section data-record={id}>
      <h2>
        <bdi lang="en">{formModels[model]?.label}</bdi> {id}
      </h2>
      <p>
        <code>{model}</code> <time datetime={created}>{created.slice(0, 16).replace("T", " ")}</time>
      </p>
      <dl>
        {pairs.map(([name, value]) => (
          <>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </>
        ))}
      </dl>
      {files.map((file) => (
        <p>
          <a href={`/operator/forms/file/${file.id}`}>
            <bdi>{file.name}</bdi>
          </a>{" "}
          {file.size} {formsTexts[view.textLang].bytes}
        </p>
      ))}
    </section>
  );
};

/** @param records undefined for visitors who may not read them */
export const ReceivedPage = ({
  view,
  records,
  isOurs,
}: {
  view: View;
  records: readonly Received[] | undefined;
  isOurs: boolean;
}) => {
  const t = formsTexts[view.textLang];
  return (
    <div class="wrap">
      <h1>{t.received}</h1>
      <p class="lead">{!isOurs ? t.elsewhere : !records ? t.signIn : t.receivedLead}</p>
      {records?.length === 0 && <p>{t.nothing}</p>}
      {records?.map((record) => (
        <Record view={view} record={record} />
      ))}
    </div>
  );
};
