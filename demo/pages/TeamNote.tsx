/** @jsxImportSource hono/jsx */
import type { WidgetDeclaration } from "../../shared/element/index.ts";
import { Opener } from "./examples/Opener.tsx";
import type { View } from "./view.ts";

/** Whether a publisher of the website looks at a page. */
export const isPublisher = ({ visit }: View): boolean => ["publisher", "admin"].includes(visit.user.role);

/** Whether an element stays hidden from who looks at a page. */
export const isHiddenFrom = (view: View, { mayShow }: WidgetDeclaration): boolean => !!mayShow && !isPublisher(view);

/** Why an element shows nothing to others than publishers, and one button to sign in, since this is a demo. */
export const TeamNote = ({ element, view }: { element: WidgetDeclaration; view: View }) =>
  isHiddenFrom(view, element) ? (
    <Opener view={view} text={view.t.teamOnly} action={view.t.teamSignIn} to="/qa/user" name="user" value="admin" />
  ) : null;
