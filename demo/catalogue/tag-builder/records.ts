import type { Field } from "./fields.ts";
import { isListed } from "./listed.ts";
import type { Values } from "./sample.ts";

/** Models of ids, by the name of the attribute. */
const models: Readonly<Record<string, string>> = {
  blogId: "blog.blog",
  channelId: "im_livechat.channel",
  companyId: "res.company",
  linkId: "link.tracker",
  listId: "mail.mass_mailing.list",
  productId: "product.product",
  templateId: "product.template",
  websiteId: "website",
};

/** Returns true if the attribute holds the model of a record, as `model` and `resModel` do. */
export const isModel = ({ prop }: Field): boolean => /^(model|resModel)$/.test(prop);

/** Returns true if a record of the suite can be picked for the field. */
export const isRecord = ({ kind, prop }: Field): boolean =>
  kind === "integer" && (prop === "resId" || Object.hasOwn(models, prop));

/** Returns true if pages of the suite may list records for the field; the model of a `resId` depends on the form. */
export const mayBeListed = ({ prop }: Field): boolean => prop === "resId" || isListed(models[prop] ?? "");

/** Returns the model of a field's records, with the other values of its form; empty if unknown. */
export function modelOf({ prop }: Field, fields: readonly Field[], given: Values): string {
  if (prop !== "resId") return models[prop] ?? "";
  const model = fields.find(isModel);
  return model ? (given[model.name] ?? "") : "";
}
