/** @jsxImportSource hono/jsx */
import { sampleOrder as order, samplePdf } from "#demo/server/portal/orders/sample.ts";
import type { Visit } from "#demo/server/visit.ts";

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
  name: { label: "Name", autocomplete: "name" },
  email: { label: "Email", type: "email", autocomplete: "email" },
  phone: { label: "Telephone", type: "tel", autocomplete: "tel" },
  street: { label: "Street", autocomplete: "street-address" },
  city: { label: "City", autocomplete: "address-level2" },
};
const choices = [
  { key: "all", label: "Everything" },
  { key: "name", label: "Reference" },
];

const Details = ({ visit }: { visit: Visit }) => (
  <suite-account-form>
    <form action="/my/account" method="post">
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      {Object.entries(fields).map(([name, { label, ...field }]) => (
        <p>
          <label for={name}>{label}</label>
          <input id={name} name={name} class="form-control" {...field} />
        </p>
      ))}
      <p>
        <label>
          Country
          <select name="country_id" class="form-control">
            <option value="">Choose a country</option>
            {Object.entries(countries).map(([id, name]) => (
              <option value={id}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <p>
        <label>
          State
          <select name="state_id" class="form-control">
            <option value="">None</option>
            {states.map(({ id, country, name }) => (
              <option value={id} data-country_id={country}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <button class="btn btn-primary">Confirm</button>
    </form>
  </suite-account-form>
);

const report = `<!doctype html><html lang="en"><title>Invoice</title><main><h1>Invoice 7</h1><p>One oak bench.</p></main></html>`;

/** Documents of the demo's order that waits for a signature. */
const Documents = () => (
  <>
    <h2 class="mt32">Change an order</h2>
    <suite-order-lines data-order-id={order.id} data-access-token={order.token}>
      <table>
        <tbody>
          <tr data-line-id={order.line}>
            <th scope="row">Cushion, grey</th>
            <td>
              <input name="quantity" value="2" size={3} class="form-control" aria-label="Quantity" />
            </td>
            <td>
              <button type="button" name="plus" class="btn btn-secondary">
                One more
              </button>{" "}
              <button type="button" name="minus" class="btn btn-secondary">
                One less
              </button>
            </td>
            <td>
              $ <span data-amount="subtotal">29.00</span>
            </td>
          </tr>
        </tbody>
      </table>
    </suite-order-lines>
    <h2 class="mt32">Sign it</h2>
    <suite-signature
      data-call-url={`/my/orders/${order.id}/accept`}
      data-res-id={order.id}
      data-access-token={order.token}
    ></suite-signature>
    <h2 class="mt32">An invoice</h2>
    <suite-invoice-view data-src="about:srcdoc">
      <iframe title="Invoice 7" srcdoc={report}></iframe>
    </suite-invoice-view>
    <h2 class="mt32">Pages of a PDF</h2>
    <suite-split-pdf data-attachment-id={samplePdf}></suite-split-pdf>
  </>
);

const Repair = () => (
  <>
    <h2 class="mt32">Files of the repair</h2>
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
    <h2 class="mt32">Messages about a repair</h2>
    <suite-chatter
      data-res-model="project.project"
      data-res-id="1"
      data-token="5d0c2f6e-8a41-4f6b-9c5a-1f0c8f6f3a10"
      data-rating
    ></suite-chatter>
  </>
);

/** /try/portal: the portal's elements in simple markup. */
export const TryPortal = ({ visit }: { visit: Visit }) => (
  <div id="wrap">
    <div class="container mt32 mb32">
      <h1>Portal</h1>
      <suite-doc-menu data-content="#wrap"></suite-doc-menu>
      <h2 class="mt32">Your details</h2>
      <Details visit={visit} />
      <h2 class="mt32">Search this page</h2>
      <suite-portal-search data-choices={JSON.stringify(choices)}>
        <form role="search">
          <label>
            Search <input name="search" class="form-control" />
          </label>{" "}
          <button class="btn btn-primary">Search</button>
        </form>
      </suite-portal-search>
      <h2 class="mt32">When it is due</h2>
      <ul>
        {[-11, -1, 0, 1, 2, 30].map((days) => (
          <li>
            <suite-due-label data-date={inDays(days)}>{inDays(days)}</suite-due-label>
          </li>
        ))}
      </ul>
      <h2 class="mt32">Statements</h2>
      <suite-statements data-kind="customer">
        <button type="button" value="all" class="btn btn-primary">
          Send statement
        </button>{" "}
        <button type="button" value="overdue" class="btn btn-secondary">
          Send overdue statement
        </button>
      </suite-statements>
      <Documents />
      <Repair />
    </div>
  </div>
);
