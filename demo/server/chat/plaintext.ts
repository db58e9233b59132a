import { escapeHtml } from "../html.ts";

const address = /\b(?:https?|ftp):\/\/[^\s<>"']+/g;

const link = (url: string): string => `<a href="${escapeHtml(url)}" target="_blank">${escapeHtml(url)}</a>`;

function withLinks(line: string): string {
  let html = "";
  let end = 0;
  for (const { 0: url, index } of line.matchAll(address)) {
    html += escapeHtml(line.slice(end, index)) + link(url);
    end = index + url.length;
  }
  return html + escapeHtml(line.slice(end));
}

/** Converts a visitor's text to HTML: without markup, with links, and with a paragraph after each empty line. */
export const plaintextToHtml = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split("\n").map(withLinks).join("<br>")}</p>`)
    .join("");
