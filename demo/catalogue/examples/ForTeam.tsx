/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Opener } from "#demo/common/Opener.tsx";
import type { View } from "#demo/common/view.ts";
import { words } from "#demo/common/words.ts";

/** What only the site's team may do: others read so, and may sign in by one button, since this is a demo. */
export const ForTeam = ({ view, children }: { view: View; children: Child }) => {
  if (view.visit.user.role === "admin") return <>{children}</>;
  const said = words(view, {
    en: { text: "The suite shows tracked links to the site's team only.", action: "Sign in as administrator" },
    ar: { text: "يعرض النظام الروابط المتتبعة لفريق الموقع فقط.", action: "سجّل الدخول مديرًا" },
  });
  return (
    <>
      <Opener view={view} {...said} to="/qa/user" name="user" value="admin" />
      {children}
    </>
  );
};
