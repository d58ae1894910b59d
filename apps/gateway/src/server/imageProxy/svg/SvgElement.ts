/** An element of a drawing, without what no renderer of pixels needs. */
export type SvgElement = {
  readonly name: string
  /** Without prefixes: `xlink:href` is `href`. */
  readonly attributes: Map<string, string>
  /** Elements and texts. */
  readonly children: (SvgElement | string)[]
}
