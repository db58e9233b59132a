import { fragment } from "#shared/html/fragment.ts";
import { message } from "#shared/html/message.ts";

export const profiles = { message, fragment };
export type ProfileName = keyof typeof profiles;
