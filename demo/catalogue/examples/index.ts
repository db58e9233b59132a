import { raw } from "hono/html";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import type { Example } from "./example.ts";

/** Returns the declared markup. Its source is our own build. */
const plain = ({ example }: WidgetDeclaration): Example => ({
  preview: () => raw(example),
  live: () => raw(example),
  variants: () => [],
});

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND";

/** Returns the example of an element, or one made from its declaration. Tags come from declarations, never from addresses. */
export async function exampleOf(declaration: WidgetDeclaration): Promise<Example> {
  try {
    return ((await import(`./${declaration.tag}.tsx`)) as { example: Example }).example;
  } catch (error) {
    if (missing(error)) return plain(declaration);
    throw error;
  }
}
