const percent = (part, all) => (all === 0 ? 100 : (part / all) * 100);
const shown = (value) => `${value.toFixed(1)} %`;

/** Characters of a changed statement that are shown. */
const width = 200;
const shortened = (text) => (text.length > width ? `${text.slice(0, width)}…` : text);

/** @typedef {{ mutant: import("./places.mjs").Mutant, killer?: { file?: string, name: string, late?: boolean }, tests: string[] }} Verdict */

/** @param {Verdict} verdict */
export function line({ mutant: { file, line, operator, before, after }, killer, tests }) {
  const by = killer && (killer.late ? " (by time)" : ` (${killer.file ?? "loading"}: ${killer.name})`);
  const head = killer
    ? `killed  ${file}:${line}  ${operator}${by}`
    : `SURVIVED  ${file}:${line}  ${operator} (${tests.length} files of tests, the nearest is ${tests[0]})`;
  return `${head}\n    ${shortened(before)}\n -> ${shortened(after)}`;
}

/** Counts by operator. @param {Verdict[]} verdicts */
export function table(verdicts) {
  const row = (name, of) => {
    const killed = of.filter(({ killer }) => killer).length;
    const cells = [killed, of.length - killed, shown(percent(killed, of.length))];
    return `${name.padEnd(26)}${cells.map((cell) => `${cell}`.padStart(10)).join("")}`;
  };
  const names = [...new Set(verdicts.map(({ mutant }) => mutant.operator))].sort();
  const rows = names.map((name) =>
    row(
      name,
      verdicts.filter(({ mutant }) => mutant.operator === name),
    ),
  );
  return [`${"operator".padEnd(26)}    killed  survived`, ...rows, row("all", verdicts)].join("\n");
}

/** @param {Verdict[]} verdicts */
export function sum(verdicts) {
  const killed = verdicts.filter(({ killer }) => killer).length;
  const share = percent(killed, verdicts.length);
  return { share, text: `${killed} killed, ${verdicts.length - killed} survived (${shown(share)})` };
}
