/** Longest style sheet that is read, in characters. */
export const longestSheet = 200_000;
/** Nesting depth; deeper blocks count as blocks of this depth. */
const deepest = 16;

// each token begins with another character, so the expression does not backtrack: linear time
const piece = /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|[{}();]|[^{}();"'/]+|\//g;

/**
 * Reads the declarations of a style sheet as browsers do: comments, strings and brackets may hold any character. Also reads declarations
 * outside of blocks: visitors paste a few lines.
 * @param open returns a block by its parent and its selector or at-rule
 */
export function scanCss<Block>(
  css: string,
  outside: Block,
  open: (outer: Block, prelude: string) => Block,
  declare: (block: Block, property: string, value: string) => void,
): void {
  const blocks = [outside];
  let [text, brackets, deeper] = ["", 0, 0];
  const current = (): Block => blocks.at(-1) ?? outside;
  const end = (): void => {
    const colon = text.indexOf(":");
    if (colon > 0) {
      const value = text.slice(colon + 1).replace("!important", "");
      declare(current(), text.slice(0, colon).trim().toLowerCase(), value.trim());
    }
    text = "";
  };
  for (const [next] of css.slice(0, longestSheet).matchAll(piece)) {
    if (next.startsWith("/*")) text += " ";
    else if (next === "}") {
      // an unclosed bracket ends with its block
      brackets = 0;
      end();
      if (deeper > 0) deeper--;
      else if (blocks.length > 1) blocks.pop();
    } else if (brackets === 0 && next === "{") {
      if (blocks.length < deepest) blocks.push(open(current(), text.trim()));
      else deeper++;
      text = "";
    } else if (brackets === 0 && next === ";") end();
    else {
      if (next === "(") brackets++;
      else if (next === ")") brackets = Math.max(0, brackets - 1);
      text += next;
    }
  }
  end();
}
