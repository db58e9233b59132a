const h = ":is(h2,h3,h4,h5,h6)";

const accordion = `:where(&>${h}){margin:0}>${h}{padding-block:calc(.75*var(--_rem));border-block-end:1px solid #0000}&:not([data-open="1"])>${h}~:not(${h}),&[data-open="1"]>${h}~${h}~:not(${h}){display:none}`;

// each column goes on in rows below its heading; those that find no room beside others are below them later
const columns = `display:grid;grid-template:repeat(9,auto)/repeat(auto-fit,minmax(min(100%,8em),1fr));grid-auto-flow:column;grid-auto-columns:8em;column-gap:2em;overflow:clip;:where(&>${h}){margin-block:0 calc(.5*var(--_rem))}>${h}{grid-row:1}>:first-child:not(${h}){grid-column:1/-1;~${h}{grid-row:2}}`;

/** The author's headings and lists before the element is there, as mega-menu.css has them afterwards. Adopted markup is where the theme's own style has it. */
export const waiting = `--_rem:1em;@media(width<992px){${accordion}}@media(width>=992px){&:not([data-heading]){${columns}}}`;
