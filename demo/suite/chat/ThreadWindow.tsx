/** @jsxImportSource hono/jsx */
import { Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { threadUuid } from "#demo/server/chat/seed/thread.ts";
import { chatTexts } from "./texts.ts";

/** Document of the portal with its chat, which is open from the start if there is space (`open-chat.ts`). */
export const ThreadWindowPage = ({ view }: { view: View }) => {
  const t = chatTexts[view.textLang];
  const facts = [
    [t.orderStateLabel, t.orderState],
    [t.orderWhenLabel, t.orderWhen],
    [t.orderWhereLabel, t.orderWhere],
  ];
  return (
    <div class="wrap read">
      <h1>{t.orderTitle}</h1>
      <p class="lead">{t.orderLead}</p>
      <dl class="facts-row">
        {facts.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table class="order">
        <thead>
          <tr>
            <th scope="col">{t.orderPiece}</th>
            <th scope="col">{t.orderCount}</th>
            <th scope="col">{t.orderNote}</th>
          </tr>
        </thead>
        <tbody>
          {t.orderRows.map(([piece, count, note]) => (
            <tr>
              <th scope="row">{piece}</th>
              <td>{count}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="actions">
        <button type="button" class="action primary" data-call="open" data-on="chat" data-open-chat>
          {t.orderOpen}
        </button>
      </div>
      <p class="on-phones">{t.orderPhone}</p>
      <Stage view={view}>
        <template data-for="chat">
          <suite-thread-window id="chat" data-uuid={threadUuid} data-name="SO042 · Delivery"></suite-thread-window>
        </template>
      </Stage>
    </div>
  );
};
