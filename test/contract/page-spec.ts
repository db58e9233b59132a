/** True if the tested bundle is the one on React itself. */
export const onReact = process.env.SUITE_REACT === "1";

export interface PageSpec {
  readonly body: string;
  /** Whole document, in place of all other fields. */
  readonly document?: string;
  /** Answers to the page's calls by path; other calls go to the embedded suite. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Script and link tags; the loader unless given. */
  readonly head?: string;
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
  /** True if the suite's editor is running. */
  readonly editing?: boolean;
  /** True to serve the page under the strict policy. */
  readonly strict?: boolean;
}

/** Returns the whole document, marked as a publisher's page so that controls of the team are shown; the suite still checks permissions. */
export const documentOf = ({ body, document, head = loader(), lang = "en", dir = "ltr", editing }: PageSpec) =>
  document ??
  `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}" data-editable="1">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>A page of another site</title>
<link rel="icon" href="data:,">
${head}
</head>
<body${editing ? ' class="editor_enable"' : ""}>
<main>
<h1>A page of another site</h1>
${body}
</main>
</body>
</html>`;

/** Returns the script tag of the loader with options such as `data-adopt data-lang="fr"`. */
export const loader = (options = "", origin = ""): string =>
  `<script src="${origin}/dist/suite.js" ${origin && "crossorigin"} ${options} defer></script>`;

export const standalone = (name: string, options = ""): string =>
  `<script src="/dist/standalone/${name}.js" ${options} defer></script>`;
