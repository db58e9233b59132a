/** @jsxImportSource hono/jsx */
import type { WidgetDeclaration } from "../../shared/element/index.ts";
import { Opener } from "./examples/Opener.tsx";
import type { View } from "./view.ts";

/** Whether an element stays hidden from who looks at a page. */
export const isHiddenFrom = ({ visit }: View, { mayShow }: WidgetDeclaration): boolean =>
  !!mayShow && visit.user.role !== "publisher" && visit.user.role !== "admin";

/** Why an element shows nothing to others than publishers, and one button to sign in, since this is a demo. */
export const TeamNote = ({ element, view }: { element: WidgetDeclaration; view: View }) =>
  isHiddenFrom(view, element) ? (
    <Opener view={view} text={view.t.teamOnly} action={view.t.teamSignIn} to="/qa/user" name="user" value="admin" />
  ) : null;
