import { rightError } from "../fault.ts";
import type { User } from "../session.ts";

const models = {
  "link.tracker": {
    read: ["User types/Internal User", "User types/Public", "Email Marketing/User", "Website/Editor and Designer"],
    create: ["Email Marketing/User", "Website/Editor and Designer"],
  },
  "link.tracker.code": {
    read: ["User types/Internal User", "User types/Public", "Website/Editor and Designer"],
    create: ["Website/Editor and Designer"],
  },
  "link.tracker.click": {
    read: ["User types/Internal User", "User types/Public", "Website/Editor and Designer"],
    create: [],
  },
} as const;

/** Returns true for editors and designers; of the demo's accounts only the admin is one. */
export const mayCreateLinks = ({ role }: User): boolean => role === "admin";

/** Returns true for the team. */
export const readsLinks = ({ role }: User): boolean => role !== "portal" && role !== "public";

/** Throws access_error for portal users. @see docs/reference/links.md#links-6 */
export function checkReads(user: User, model: keyof typeof models): void {
  if (!readsLinks(user)) throw rightError("read", model, models[model].read, user.id);
}

/** Throws access_error for all users but editors. */
export function checkCreates(user: User, model: keyof typeof models): void {
  if (!mayCreateLinks(user)) throw rightError("create", model, models[model].create, user.id);
}
