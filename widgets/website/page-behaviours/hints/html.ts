/** The door for HTML (design, section 3), for the few hints that are written in it. */
export { fragment } from "#shared/html/fragment/fragment.ts";
export { setServerHtml } from "#shared/html/index.ts";
