import { raw } from "hono/html";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import type { Example } from "./example.ts";

/** Arabic for texts of declared markup; longer texts precede their parts. */
const arabic: readonly (readonly [english: string, arabic: string])[] = [
  ["I agree to the terms &amp; conditions", "أوافق على الشروط والأحكام"],
  ["More of furniture", "المزيد من الأثاث"],
  ["Within a week", "خلال أسبوع"],
  ["Your order:", "طلبك:"],
  ["Our choice", "اختيارنا"],
  ["Pay now", "ادفع الآن"],
  ["Sort by", "ترتيب حسب"],
  ["Delivery", "التوصيل"],
  ["Subtotal", "المجموع الفرعي"],
  ["Taxes", "الضرائب"],
  ["Search", "بحث"],
  ["Price", "السعر"],
  ["Name", "الاسم"],
  ["Show", "اعرض"],
];

/** Returns the declared markup in the language of the demo's texts. Its source is our own build. */
const plain = ({ example }: WidgetDeclaration): Example => {
  const show = ({ textLang }: View) =>
    raw(
      textLang === "ar" ? arabic.reduce((markup, [text, other]) => markup.replaceAll(text, other), example) : example,
    );
  return { preview: show, live: show, variants: () => [] };
};

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
