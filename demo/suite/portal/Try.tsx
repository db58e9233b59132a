/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { sampleOrder as order, samplePdf } from "#demo/server/portal/orders/sample.ts";
import type { Visit } from "#demo/server/visit.ts";
import { tryTexts } from "./try-texts.ts";

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const countries = { 38: "Canada", 75: "France", 233: "United States" };
const states = [
  { id: 104, country: 38, name: "Ontario" },
  { id: 105, country: 38, name: "Quebec" },
  { id: 13, country: 233, name: "Maine" },
  { id: 19, country: 233, name: "Vermont" },
];
const fields = {
  name: { autocomplete: "name" },
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel" },
  street: { autocomplete: "street-address" },
  city: { autocomplete: "address-level2" },
} as const;

const Details = ({ visit }: { visit: Visit }) => {
  const t = tryTexts(visit);
  return (
    <suite-account-form>
      <form action="/my/account" method="post">
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
          <p>
            <label for={name}>{t[name]}</label>
            <input id={name} name={name} class="form-control" {...fields[name]} />
          </p>
        ))}
        <p>
          <label>
            {t.country}
            <select name="country_id" class="form-control">
              <option value="">{t.chooseCountry}</option>
              {Object.entries(countries).map(([id, name]) => (
                <option value={id}>{name}</option>
              ))}
            </select>
          </label>
        </p>
        <p>
          <label>
            {t.state}
            <select name="state_id" class="form-control">
              <option value="">{t.none}</option>
              {states.map(({ id, country, name }) => (
                <option value={id} data-country_id={country}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </p>
        <button class="btn btn-primary">{t.confirm}</button>
      </form>
    </suite-account-form>
  );
};

const reportOf = ({ language: { tag, dir } }: Visit, title: string, text: string): string =>
  `<!doctype html><html lang="${tag}" dir="${dir}"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`;

/** Documents of the demo's order that waits for a signature. */
const Documents = ({ visit }: { visit: Visit }) => {
  const t = tryTexts(visit);
  const invoice = fill(t.invoiceName, { number: 7 });
  return (
    <>
      <h2 class="mt32">{t.change}</h2>
      <suite-order-lines data-order-id={order.id} data-access-token={order.token}>
        <table>
          <tbody>
            <tr data-line-id={order.line}>
              <th scope="row">Cushion, grey</th>
              <td>
                <input name="quantity" value="2" size={3} class="form-control" aria-label={t.quantity} />
              </td>
              <td>
                <button type="button" name="plus" class="btn btn-secondary">
                  {t.more}
                </button>{" "}
                <button type="button" name="minus" class="btn btn-secondary">
                  {t.less}
                </button>
              </td>
              <td>
                $ <span data-amount="subtotal">29.00</span>
              </td>
            </tr>
          </tbody>
        </table>
      </suite-order-lines>
      <h2 class="mt32">{t.sign}</h2>
      <suite-signature
        data-call-url={`/my/orders/${order.id}/accept`}
        data-res-id={order.id}
        data-access-token={order.token}
      ></suite-signature>
      <h2 class="mt32">{t.invoice}</h2>
      <suite-invoice-view data-src="about:srcdoc">
        <iframe title={invoice} srcdoc={reportOf(visit, invoice, t.bench)}></iframe>
      </suite-invoice-view>
      <h2 class="mt32">{t.pdf}</h2>
      <suite-split-pdf data-attachment-id={samplePdf}></suite-split-pdf>
    </>
  );
};

const Repair = ({ visit }: { visit: Visit }) => (
  <>
    <h2 class="mt32">{tryTexts(visit).files}</h2>
    <suite-attachments>
      <ul>
        <li>
          <a href="/web/image/100001">bench.svg</a>
        </li>
        <li>
          <a href="/web/content/100002">care.txt</a>
        </li>
        <li>
          <a href="/web/content/100003">seat.pdf</a>
        </li>
        <li>
          <a href="/web/content/100004?download=true">drawings.zip</a>
        </li>
      </ul>
    </suite-attachments>
    <h2 class="mt32">{tryTexts(visit).messages}</h2>
    <suite-chatter
      data-res-model="project.project"
      data-res-id="1"
      data-token="5d0c2f6e-8a41-4f6b-9c5a-1f0c8f6f3a10"
      data-rating
    ></suite-chatter>
  </>
);

/** /try/portal: the portal's elements in simple markup. */
export const TryPortal = ({ visit }: { visit: Visit }) => {
  const t = tryTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{t.title}</h1>
        <suite-doc-menu data-content="#wrap"></suite-doc-menu>
        <h2 class="mt32">{t.details}</h2>
        <Details visit={visit} />
        <h2 class="mt32">{t.searchTitle}</h2>
        <suite-portal-search
          data-choices={JSON.stringify([
            { key: "all", label: t.everything },
            { key: "name", label: t.reference },
          ])}
        >
          <form role="search">
            <label>
              {t.search} <input name="search" class="form-control" />
            </label>{" "}
            <button class="btn btn-primary">{t.search}</button>
          </form>
        </suite-portal-search>
        <h2 class="mt32">{t.due}</h2>
        <ul>
          {[-11, -1, 0, 1, 2, 30].map((days) => (
            <li>
              <suite-due-label data-date={inDays(days)}>{inDays(days)}</suite-due-label>
            </li>
          ))}
        </ul>
        <h2 class="mt32">{t.statements}</h2>
        <suite-statements data-kind="customer">
          <button type="button" value="all" class="btn btn-primary">
            {t.send}
          </button>{" "}
          <button type="button" value="overdue" class="btn btn-secondary">
            {t.sendOverdue}
          </button>
        </suite-statements>
        <Documents visit={visit} />
        <Repair visit={visit} />
      </div>
    </div>
  );
};
