import type { Event } from "../content/records.ts";

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
const moment = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

/** Longest line in bytes, without its end. */
const longest = 75;

/** Folds long lines: the next line begins with a blank. Never splits a character. Source: RFC 5545, section 3.1. */
function folded(line: string): string {
  const lines = [""];
  for (const char of line) {
    if (Buffer.byteLength(lines.at(-1) + char) > longest) lines.push(" ");
    lines[lines.length - 1] += char;
  }
  return lines.join("\r\n");
}

/**
 * Returns an event as iCalendar (RFC 5545).
 * @param address address of its page
 */
export const calendarOf = (event: Event, address: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Suite Widgets//Demo suite//EN",
    "BEGIN:VEVENT",
    `UID:event-${event.id}@${new URL(address).host}`,
    `DTSTAMP:${moment(new Date())}`,
    `DTSTART:${moment(event.starts_at)}`,
    `DTEND:${moment(event.ends_at)}`,
    `SUMMARY:${escaped(event.name)}`,
    `LOCATION:${escaped([event.place, event.street, event.city, event.country].join(", "))}`,
    `URL:${address}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
