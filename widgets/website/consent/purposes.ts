import { type Purpose, purposes } from "../common/consent/consent.ts";

const isPurpose = (word: string): word is Purpose => (purposes as readonly string[]).includes(word);

/** Reads "video social"; undefined where one is not known. */
export function parsePurposes(list: string): readonly Purpose[] | undefined {
  const words = list.split(/[\s,]+/).filter(Boolean);
  return words.length > 0 && words.every(isPurpose) ? words : undefined;
}
