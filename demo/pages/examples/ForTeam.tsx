/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "../view.ts";
import { words } from "./words.ts";

/** What only the site's team may do: others are told so, and may sign in with one press, since this is a demo. */
export const ForTeam = ({ view, children }: { view: View; children: Child }) => {
  const { user, formToken, path } = view.visit;
  if (user.role === "admin") return <>{children}</>;
  const { text, action } = words(view, {
    en: { text: "The suite shows tracked links to the site's team only.", action: "Sign in as administrator" },
    ar: { text: "يعرض النظام الروابط المتتبعة لفريق الموقع فقط.", action: "سجّل الدخول مديرًا" },
  });
  return (
    <>
      <form method="post" action="/qa/user" class="opener" lang={view.textLang}>
        <input type="hidden" name="back" value={path} />
        <input type="hidden" name="csrf_token" value={formToken} />
        <p>{text}</p>
        <button class="action primary" name="user" value="admin">{action}</button>
      </form>
      {children}
    </>
  );
};
