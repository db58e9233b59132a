import { custom } from "#shared/element/index.ts";

const isOrigin = (word: string) => URL.canParse(word) && new URL(word).origin === word;

/** An attribute that holds origins, with a blank between them. */
export const origins = (options: { readonly doc: string }) =>
  custom({
    parse(raw) {
      const words = raw.trim().split(/\s+/);
      return words.every(isOrigin) ? words.join(" ") : undefined;
    },
    expected: "origins such as https://shop.example, with a blank between them",
    default: "",
    ...options,
  });
