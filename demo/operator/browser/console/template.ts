import { find } from "#demo/common/find.ts";

/** Returns a copy of the element in `<template data-<name>>`. */
export function cloneTemplate(name: "row" | "line"): HTMLElement {
  const first = find(document, `[data-${name}]`, HTMLTemplateElement).content.firstElementChild;
  return first?.cloneNode(true) as HTMLElement;
}
