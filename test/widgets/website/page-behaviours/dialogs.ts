import { expect, waitUntil } from "@open-wc/testing";
import { one } from "./built-in.ts";

export const dialog = (id: string, content: string): string =>
  `<div class="modal fade" id="${id}"><div class="modal-dialog"><div class="modal-content"><h4 class="modal-title">${id}</h4>${content}<button type="button" id="close-${id}" data-dismiss="modal">Close</button></div></div></div>`;
export const opener = (id: string, name: string, more = ""): string =>
  `<button type="button" id="${id}" data-toggle="modal" data-target="#${name}"${more}>${id}</button>`;

export const isInert = (id: string): boolean => one(`#${id}`).closest("[inert]") !== null;
export const backdrops = (): number => document.querySelectorAll(".modal-backdrop").length;

export async function givenBack(): Promise<void> {
  await waitUntil(() => !document.querySelector(".modal-backdrop"), "the backdrop stays");
  expect([document.querySelector("[inert]"), document.body.matches(".modal-open")]).to.deep.equal([null, false]);
}
