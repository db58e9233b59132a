import type { Field } from "./fields.ts";
import { isListed } from "./listed.ts";
import type { Values } from "./sample.ts";

/** What an id is of, by the name that all elements have for it. */
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

/** Whether it says of which model a record is, as `model` and `resModel` do. */
export const isModel = ({ prop }: Field): boolean => /^(model|resModel)$/.test(prop);

/** Whether a record of the suite can be picked for it. */
export const isRecord = ({ kind, prop }: Field): boolean =>
  kind === "integer" && (prop === "resId" || Object.hasOwn(models, prop));

/** Whether pages of the suite may list its records; which model those of a `resId` are of, the form says later. */
export const mayBeListed = ({ prop }: Field): boolean => prop === "resId" || isListed(models[prop] ?? "");

/** The model of the records for a field, with the other values of its form; empty where that is not known. */
export function modelOf({ prop }: Field, fields: readonly Field[], given: Values): string {
  if (prop !== "resId") return models[prop] ?? "";
  const model = fields.find(isModel);
  return model ? (given[model.name] ?? "") : "";
}
