/** Media types that browsers show in an `img`, where nothing of a file runs. What else begins with `image/` is a file like any other. */
export const isPicture = (mimetype: string): boolean =>
  /^image\/(avif|bmp|gif|jpe?g|png|svg\+xml|webp|x-icon)$/i.test(mimetype);
