import { own } from "./own.ts";

const warned = new Set<string>();

/** The markup is read again when the suite's editor has closed. */
function warnOnce(line: string) {
  if (!warned.has(line)) console.warn(`suite-widgets: ${line}`);
  warned.add(line);
}

/**
 * Reads `<div class="suite-follow" data-model="…">`, for page authors whose editor strips unknown tags. If the editor strips `data-*` too, the
 * attributes come from `<script type="application/json" data-suite-config="ID">{"resId": 3}</script>`, found by the id of the div.
 */
export function* writtenAttributes(div: HTMLElement): Generator<readonly [string, string]> {
  const config =
    div.id &&
    own("documentElement").querySelector(`script[type="application/json"][data-suite-config="${CSS.escape(div.id)}"]`);
  for (const [name, value] of Object.entries({
    ...(config ? parse(div.id, config.textContent) : {}),
    ...div.dataset,
  })) {
    // browsers accept more names from markup than from scripts
    const isName = /^[a-z][\w.:-]*$/i.test(name);
    if (isName && value != null) yield [name, String(value)];
    else if (!isName && !(name in div.dataset))
      warnOnce(`"${name}" in the configuration of #${div.id} is no name of an attribute, it is left out`);
  }
}

function parse(id: string, json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (value && typeof value === "object" && !Array.isArray(value)) return value;
  } catch {
    // reported below
  }
  warnOnce(`the configuration of #${id} is not a JSON object; its data-* attributes are used`);
  return {};
}
