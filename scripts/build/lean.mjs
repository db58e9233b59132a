import { kyRules } from "./lean-ky.mjs";

const preact = /preact\/dist\/preact\.mjs$/;
const compat = /preact\/compat\/dist\/compat\.mjs$/;
const hooks = /preact\/hooks\/dist\/hooks\.mjs$/;
const r2wc = /@r2wc\/core\/dist\/core\.js$/;
const cookies = /js-cookie\/dist\/js\.cookie\.mjs$/;
const chart = /chart\.js\/dist\/chart\.js$/;
const chartHelpers = /chart\.js\/dist\/chunks\/index\.js$/;
const valibot = /valibot\/dist\/index\.mjs$/;

/**
 * What our few runtime libraries carry for uses that we do not have, folded away so that the minifier can drop it: 4 kB
 * of every page. Each rule names a file, a pattern and what takes its place; a release that looks otherwise fails the build.
 */
const rules = [
  // React's default export would keep all of preact/compat; r2wc needs two named ones
  [
    /react-to-web-component\/dist\/react-to-web-component\.js$/,
    /import (\w+) from "react";/,
    'import * as $1 from "react";',
  ],
  // class components of old, and numbers in style objects
  [compat, /,\["componentWillMount"[\s\S]*?\}\)\}\);(?=var )/, ";"],
  [compat, /if\("style"==\w+&&/, "if(false&&"],
  // nothing suspends, hydrates or is rendered elsewhere (portals); there are no contexts and no lifecycle methods of old
  [preact, /if\(t&&t\.then\)\{if\(r\.__u\|=128.*?l=l&&l\.nextSibling\}else o&&o\.some\(g\);/, ";"],
  [preact, "t&&t.then||D(r)", "D(r)"],
  [preact, /128&u\.__u&&\(c=.*?l=o\[0\]\|\|l\),/, ""],
  [preact, "p&&p.some(g),", ""],
  [preact, /!u&&\(i=t\.__c\)&&\(i=i\.__z\)&&.*?g\(i\)\),/, ""],
  [preact, "j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,", "L=i,"],
  [preact, "j&&j.sub(d),", ""],
  [preact, "M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),", ""],
  [preact, /d\.componentWillUpdate&&d\.componentWillUpdate\(M,d\.__s,L\),.*?d\.componentDidUpdate\(k,b,m\)\}\)/, ""],
  [preact, "C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),", ""],
  [preact, /V\.getDerivedStateFromProps&&\(d\.__s==d\.state.*?V\.getDerivedStateFromProps\(M,d\.__s\)\)\)/, "0"],
  [preact, /d\.getChildContext&&\(.*?d\.getSnapshotBeforeUpdate\(k,b\)\),/, ""],
  [preact, /M\.__P&&\(s=l,.*?S\(u,0\):null\),(?=l=I\()/, ""],
  [preact, "M.__P&&(r.__e=null,l=s),", ""],
  [preact, /,o\)for\(s=0;s<o\.length;s\+\+\)if\(.*?break\}(?=if\(!t\))/, ",0);"],
  [preact, ",l&&(n.__m&&n.__m(r,o),l=!1),o=null", ""],
  [preact, /if\(a="template"==C&&t\.content\|\|t,o=.*?\.value;(?=for\(s in \$\))/, "a=t;"],
  [preact, "i?null:r.firstChild?d.call(r.childNodes):null", "null"],
  [preact, "i?i.__e:r.firstChild", "i?i.__e:null"],
  // elements of the page may hide what the document has by their names (shared/document)
  [preact, "M=a.ownerDocument||document,!C)return M.createTextNode(x)", "!C)return new Text(x)"],
  [preact, "M.createElementNS(f,C,", "Document.prototype.createElementNS.call(document,f,C,"],
  // looks live in style sheets and HTML comes in by shared/html, as a lint rule sees to
  [preact, /if\("style"==t\)if\("string"==typeof r\).*?else if\("o"==t\[0\]/, 'if("o"==t[0]'],
  [preact, '"dangerouslySetInnerHTML"==s?y=k:', ""],
  [preact, '"dangerouslySetInnerHTML"==s?h=k:', ""],
  [
    preact,
    /h\?\(l\|\|y&&.*?r\.__k=\[\]\):\(y&&\(t\.textContent=""\),.*?1999\/xhtml"\),(I\(a,.*?l,c\)),o&&o\.some\(g\)\)/,
    "$1",
  ],
  [preact, '"math"==C?f="http://www.w3.org/1998/Math/MathML":', ""],
  // views write SVG attributes, events and values as they are; no class component takes a ref or default props
  [compat, 'i&&$.test(o)?o=o.replace(z,"-$&").toLowerCase():', ""],
  [compat, '"value"==o&&"defaultValue"in e&&null==f||H&&"children"==o&&"noscript"==r||', ""],
  [compat, 'else if("defaultValue"==o&&"value"in e&&null==e.value)o="value";', ""],
  [compat, 'else if("translate"==o&&"no"===f)f=!1;', ""],
  [compat, '"ondoubleclick"==c?o="ondblclick":', ""],
  [compat, /if\("select"==r\)\{.*?\}\)\)\}(?=e\.class)/, ""],
  [compat, 'e.class&&!e.className?(u.class=e.class,Object.defineProperty(u,"className",K)):', ""],
  [
    compat,
    /n\.persist=function\(\)\{\},n\.isPropagationStopped=.*?,n\.isDefaultPrevented=.*?\},(?=n\.nativeEvent)/,
    "",
  ],
  [
    compat,
    /else if\("function"==typeof t\.type&&.*?t\.props=e\}t\.ref&&!\("ref"in t\.props\)&&Object\.defineProperty\(.*?\}\),/,
    ";",
  ],
  [compat, 'i=-1==r.indexOf("-")', "i=0"],
  // elements empty their shadow roots themselves, since React does not
  [compat, 'null==t.__k&&(t.textContent=""),', ""],
  // stores are read as they are: nothing hydrates, no server renders
  [compat, "Z=/* @__PURE__ */X(function(n,t,e){var r=u.__s||T?(e||t)():t(),", "Z=(function(n,t){var r=t(),"],
  // compat is the first that hooks into preact after the hooks, and always does
  [compat, "J&&(n=J(n)),", ""],
  [compat, "t.$$typeof=P,Q&&Q(t)", "0"],
  [compat, "null}t.prototype.isReactComponent=!0", "null}0"],
  [preact, "n.event?n.event(r):r", "n.event(r)"],
  [preact, "n.__&&n.__(t,r),", ""],
  // a state is an object, and nobody forces an update
  [
    preact,
    '"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))',
    "_(r,n),this.__v&&L(this)",
  ],
  [preact, /x\.prototype\.forceUpdate=function\(n\)\{.*?\},(?=x\.)/, ""],
  [hooks, /a\.__=function.*?\},(?=a\.__r)/, ""],
  [hooks, /([vlmhs])&&\1\((n|n,t)\)[,;]?/g, "0;"],
  // no development tools, frames in every browser, components that render whenever they are asked to
  [hooks, "a.__h&&a.__h(r,n,f||t),f=0;", ""],
  [hooks, /return f=\d,/g, "return "],
  [hooks, /!a\.__s&&E\(/g, "E("],
  [hooks, '"function"==typeof requestAnimationFrame', "!0"],
  [hooks, "1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)", "1==n&&z(g)"],
  [hooks, "var c=r.shouldComponentUpdate;", ""],
  [hooks, ",c){var e=c.call(this,n,t,r);return i?e||f:e}", "){}"],
  // colours come from style sheets and are never mixed; nothing moves
  [chartHelpers, "isPatternOrGradient(value) ? value : new Color(value)", "value"],
  [
    chartHelpers,
    "isPatternOrGradient(value) ? value : new Color(value).saturate(0.5).darken(0.1).hexString()",
    "value",
  ],
  [chart, "new Animation(cfg, target, prop, value)", "undefined"],
  // our element layer reads attributes itself, and its events are its own
  [r2wc, /for \(const s of n\) \{\s*const l = d\[s\][\s\S]*?\n {6}\}\n/, ""],
  [r2wc, /for \(const s of u\)[\s\S]*?\n {8}\};\n/, ""],
  [r2wc, /for \(const r of u\)\s*A\[r\] = [^;]*;/, ""],
  [r2wc, /for \(const r of n\) \{\s*a\[r\] = [\s\S]*?\n {2}\}/, ""],
  [r2wc, "e.props || (e.props = t.propTypes ? Object.keys(t.propTypes) : []), e.events || (e.events = []);", ""],
  [r2wc, "Array.isArray(e.props) ? e.props.slice() : Object.keys(e.props)", "Object.keys(e.props)"],
  [r2wc, "Array.isArray(e.events) ? e.events.slice() : Object.keys(e.events)", "[]"],
  [r2wc, /static get observedAttributes\(\) \{[\s\S]*?\n {4}\}/, ""],
  [r2wc, /attributeChangedCallback\([\s\S]*?\n {4}\}/, ""],
  [r2wc, /const i = l \? w\[l\] : null;[\s\S]*?(?=\n {6}\}\n {4}\}\);)/, "this[b]();"],
  [r2wc, /w = \{\s+string: \w+,[^}]*\}/, "w = {}"],
  // stores are listened to as wholes, and nothing is computed from them
  [/nanostores\/atom\/index\.js$/, "nanostoresGlobal.epoch++", ""],
  [/@nanostores\/react\/index\.js$/, "keys?.length > 0", "false"],
  [cookies, /\(document\.cookie =\s*(name .*Attributes)\)/, 'Reflect.set(Document.prototype, "cookie", $1, document)'],
  [cookies, /if \(typeof document === 'undefined'\) \{\s*return\s*\}/, ""],
  [cookies, "typeof document === 'undefined' || ", ""],
  [
    cookies,
    "document.cookie ? document.cookie.split('; ') : []",
    'Reflect.get(Document.prototype, "cookie", document).split("; ")',
  ],
  // cookies are raw, and all at the same path
  [cookies, /function assign \(target\) \{[\s\S]*?\n\}/, "const assign = Object.assign;"],
  [cookies, /var defaultConverter = \{[\s\S]*?\n\};/, "var defaultConverter = {};"],
  [cookies, /withAttributes: function[\s\S]*?\n {6}\},/, ""],
  [cookies, /\n\s*\.replace\(\/%\(2[\s\S]*?escape\)/, ""],
  // schemas are written in code: no messages of our own, no languages, no defaults, no early end
  [valibot, /schema\["~standard"\] = \{[\s\S]*?\n\t\};/, ""],
  [valibot, /other\?\.message \?\? context\.message \?\? [^;]*;/, "undefined;"],
  [valibot, /requirement: context\.requirement,(\s*path: other\?\.path),[\s\S]*?\n\t\};/, "$1\n\t};"],
  [valibot, /if \(config\$1\.abortEarly\) (break;|\{[^}]*\})/g, ""],
  [valibot, /else if \(valueSchema\.fallback !== void 0\)[^;]*;\s*else if/g, "else if"],
  [valibot, /\(valueSchema\.type === "exact_optional" \|\| [^)]*\) && valueSchema\.default !== void 0/g, "false"],
  [
    valibot,
    /valueSchema\.type !== "exact_optional" && valueSchema\.type !== "optional" && valueSchema\.type !== "nullish"/g,
    'valueSchema.type !== "optional"',
  ],
  [valibot, /if \(this\.default !== void 0\) dataset\.value = [^;]*;/g, ""],
  ...kyRules,
];

export const lean = () => ({
  name: "lean",
  transform(code, id) {
    let text = code;
    for (const [file, pattern, replacement] of rules) {
      if (!file.test(id)) continue;
      const next = text.replace(pattern, replacement);
      if (next === text) this.error(`lean: ${pattern} is not in ${id}`);
      text = next;
    }
    return text === code ? null : { code: text, map: null };
  },
});
