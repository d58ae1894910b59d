/** One shape of a drawing on a 24 px grid. */
export type Shape = { readonly fill: string; readonly isEvenOdd: boolean; readonly path: string }

const plainImage =
  /^data:image\/svg\+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww\.w3\.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%3E(.{1,16000})%3C%2Fsvg%3E$/
const plainShape = /<path fill="(#[\da-f]{3,6})"( fill-rule="evenodd")? d="([a-z\d., -]+)"\/>/gi

/**
 * Parses an SVG image of filled paths, such as the icons of the built-in wallets. Rendered as elements, it needs no `data:` in
 * a Content-Security-Policy. The image is untrusted input: only colors and path data are taken from it.
 *
 * @returns `undefined` for any other image.
 */
export function toShapes(image: string): readonly Shape[] | undefined {
  const encoded = plainImage.exec(image)?.[1]
  if (encoded === undefined) return undefined
  const text = decode(encoded)
  const shapes = [...text.matchAll(plainShape)]
  if (shapes.map(([whole]) => whole).join('') !== text) return undefined
  return shapes.map(([, fill = '', rule, path = '']) => ({ fill, isEvenOdd: rule !== undefined, path }))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
