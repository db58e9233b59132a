/** @jsxImportSource hono/jsx */
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Opener } from "../common/Opener.tsx";
import type { View } from "../common/view.ts";

/** Returns true if the visitor of a page is a publisher of the website. */
export const isPublisher = ({ visit }: View): boolean => ["publisher", "admin"].includes(visit.user.role);

/** Returns true if an element is hidden from the visitor of a page. */
export const isHiddenFrom = (view: View, { mayShow }: WidgetDeclaration): boolean => !!mayShow && !isPublisher(view);

/** Renders the reason why an element is hidden from visitors, with a button that signs the visitor in as a publisher. */
export const TeamNote = ({ element, view }: { element: WidgetDeclaration; view: View }) =>
  isHiddenFrom(view, element) ? (
    <Opener view={view} text={view.t.teamOnly} action={view.t.teamSignIn} to="/qa/user" name="user" value="admin" />
  ) : null;
