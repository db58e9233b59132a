/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Name } from "../element/Table.tsx";
import { storedBy } from "./stored.ts";

/** Every cookie and storage key that any element declares, with the elements that write it. */
export const Stored = ({ view: { elements, link } }: { view: View }) => (
  <div class="table" tabindex={0} role="group" aria-label="What is stored">
    <table>
      <thead>
        <tr>
          {["Name", "Kind", "Lifetime", "Purpose", "Elements"].map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storedBy(elements).map(({ entry: { name, kind, lifetime, purpose }, tags }) => (
          <tr>
            <th scope="row">
              <Name>{name}</Name>
            </th>
            <td>{kind}</td>
            <td>{lifetime}</td>
            <td>{purpose}</td>
            <td>
              {tags.map((tag, index) => (
                <>
                  {index > 0 && ", "}
                  <a href={link(`/elements/${tag}`)}>{tag}</a>
                </>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
