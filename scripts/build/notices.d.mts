import type { Plugin } from "rollup";

export declare function collectNotices(dist: string): () => Plugin;
