/** Token of the first project's messages. */
export const projectToken = "5d0c2f6e-8a41-4f6b-9c5a-1f0c8f6f3a10";
