/** The content is not an image that can be rendered. Its message contains nothing of the content. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}
