/** @jsxImportSource hono/jsx */
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Opener } from "../common/Opener.tsx";
import type { View } from "../common/view.ts";

/** Returns true if the visitor of a page is a publisher of the website. */
export const isPublisher = ({ visit }: View): boolean => ["publisher", "admin"].includes(visit.user.role);

/** Returns true if an element is hidden from the visitor of a page. */
export const isHiddenFrom = (view: View, { mayShow }: WidgetDeclaration): boolean => !!mayShow && !isPublisher(view);

/**
 * Renders the reason why some visitors do not see an element. On a page that does not show it to them as its audience sees it, a button signs
 * them in.
 */
export const AudienceNote = ({ element: { audience }, view }: { element: WidgetDeclaration; view: View }) => {
  const { t, visit } = view;
  const notes = {
    team: { isIn: isPublisher(view), text: t.teamOnly, action: t.teamSignIn, user: "admin" },
    customers: { isIn: visit.user.role !== "public", text: t.customersOnly, action: t.customerSignIn, user: "portal" },
  };
  const note = audience === "team" || audience === "customers" ? notes[audience] : undefined;
  if (!note || note.isIn) return null;
  return visit.seenAs ? (
    <p class="seen-as" lang={view.textLang}>
      {note.text} {t.seenAs}
    </p>
  ) : (
    <Opener view={view} text={note.text} action={note.action} to="/qa/user" name="user" value={note.user} />
  );
};
