// What @r2wc/react-to-web-component uses of React's default export, which would keep all of preact/compat: 2 kB of every page.
import { createElement } from "preact";

export default { createElement };
