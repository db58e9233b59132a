/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** Table section of an element's page. The first cell of each row is its name; renders nothing without rows. */
export const Table = ({
  id,
  title,
  note,
  heads,
  rows,
}: {
  id: string;
  title: string;
  note?: Child;
  heads: readonly string[];
  rows: readonly (readonly Child[])[];
}) =>
  rows.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      <div class="table" tabindex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col">{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );

/** Name from the code, always left to right. */
export const Name = ({ children }: { children?: Child }) => <code dir="ltr">{children}</code>;
