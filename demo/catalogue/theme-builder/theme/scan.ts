/** The longest style sheet that is read, characters. */
export const longestSheet = 200_000;
/** Blocks within blocks that are told apart; what is deeper counts to the last of these. */
const deepest = 16;

// each piece begins with another character, and none has to go back: linear
const piece = /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|[{}();]|[^{}();"'/]+|\//g;

/**
 * Reads a style sheet as browsers do, as far as declarations go: comments, strings and brackets may hold any character.
 * Declarations outside of all blocks are read, too: people paste a few lines.
 * @param open what a block is, from what it stands in and from its selector or at-rule
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
      // a bracket that nobody closed ends with its block
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
