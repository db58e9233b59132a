/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { consoleTexts } from "#demo/operator/texts.ts";
import type { Stored } from "#demo/server/area.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import { suiteDate } from "#demo/server/date.ts";
import { type Found, storedKinds } from "#demo/server/stored.ts";
import { storedTexts } from "./texts.ts";

interface StoredPageProps {
  readonly view: View;
  /** True while the records are those of the embedded suite. */
  readonly isOurs: boolean;
  /** Undefined for all kinds. */
  readonly chosen: Stored | undefined;
  /** Search text. */
  readonly text: string;
  readonly found: readonly (Found & { readonly kind: Stored })[];
}

const Search = ({ view, chosen, text }: Pick<StoredPageProps, "view" | "chosen" | "text">) => {
  const t = storedTexts[view.textLang];
  return (
    <form class="stored-search" role="search">
      <label>
        <span>{t.what}</span>
        <select name="of">
          <option value="">{t.everything}</option>
          {storedKinds.map(({ name, title }) => (
            <option value={name} selected={name === chosen?.name}>
              {title[view.textLang]}
            </option>
          ))}
        </select>
      </label>
      <input type="search" name="q" value={text} aria-label={t.search} maxlength={200} dir="auto" />
      <button class="action primary">{t.search}</button>
    </form>
  );
};

const Kind = ({ view: { textLang }, kind, records, count }: { view: View; kind: Stored } & Found) => {
  const t = storedTexts[textLang];
  const title = kind.title[textLang];
  return (
    <section aria-label={title}>
      <h2>
        {title} <small>{count > records.length ? t.shown.replace("{count}", String(count)) : count}</small>
      </h2>
      <div class="records" role="group" tabindex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              {kind.columns.map((column) => (
                <th scope="col">{column[textLang]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map(({ at, cells }) => (
              <tr>
                <td>{at ? <time datetime={at.toISOString()}>{suiteDate(at)}</time> : "–"}</td>
                {cells.map((cell) => (
                  <td>
                    <bdi lang="en">{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** Records that the suite has stored, by kind, that match. */
export const StoredPage = ({ view, isOurs, chosen, text, found }: StoredPageProps) => {
  const t = storedTexts[view.textLang];
  const { recordsElsewhere, recordsSignIn } = consoleTexts[view.textLang];
  const filled = found.filter(({ count }) => count > 0);
  const mayRead = isOurs && answersChats(view.visit.user);
  return (
    <div class="wrap stored">
      <h1>{t.title}</h1>
      {mayRead ? (
        <>
          <Search view={view} chosen={chosen} text={text} />
          {filled.map((kind) => (
            <Kind view={view} {...kind} />
          ))}
          {filled.length === 0 && <p>{t.nothing}</p>}
        </>
      ) : (
        <p class="lead">{isOurs ? recordsSignIn : recordsElsewhere}</p>
      )}
    </div>
  );
};
