/** What the suite has to say to people, as text; else a sentence of the tracker's own. */
export const sentenceOr = (ours: string, error: unknown): string =>
  (error as { readonly sentence?: string }).sentence || ours;
