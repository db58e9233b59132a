// Reporter for node --test: tells what failed and where, and ends with "N passed, N failed".
import { relative } from "node:path";

const indented = (text) => text.replace(/^/gm, "  ");

function reason({ details }) {
  const cause = details.error.cause ?? details.error;
  return String(cause.stack ?? cause);
}

export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    // Errors after a test's end come as warnings, such as a promise that nobody waited for.
    if (type === "test:diagnostic" && /^(Warning|Error):/.test(data.message)) yield `${data.message}\n`;
    if (data.details?.type === "suite" && data.details.error?.failureType !== "hookFailed") continue;
    const skipped = data.skip !== undefined || data.todo !== undefined;
    if (type === "test:pass" && !skipped) passed++;
    if (type === "test:pass" && skipped) {
      failed++;
      yield `✗ ${data.name} was skipped: every test runs, every time\n`;
    }
    if (type === "test:fail") {
      failed++;
      yield `✗ ${data.name} (${relative(process.cwd(), data.file ?? "")}:${data.line ?? 0})\n${indented(reason(data))}\n`;
    }
  }
  yield `${passed} passed, ${failed} failed\n`;
}
