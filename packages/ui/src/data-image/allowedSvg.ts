const words = (text: string) => new Set(text.split(/\s+/))

/** Elements that draw something and load nothing. All others are left out with what is in them. */
export const allowedElements: ReadonlySet<string> = words(
  `svg g path rect circle ellipse line polyline polygon text tspan defs symbol use linearGradient radialGradient stop clipPath mask
  pattern filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feDropShadow feFlood
  feGaussianBlur feMerge feMergeNode feMorphology feOffset`,
)

/** Properties of style sheets, which SVG also has as attributes. */
export const allowedProperties: ReadonlySet<string> = words(
  `background-color clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule filter flood-color
  flood-opacity font-family font-size font-style font-weight isolation letter-spacing mask mask-type mix-blend-mode opacity overflow
  paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor transform transform-origin vector-effect visibility`,
)

/** The other attributes. */
export const allowedAttributes: ReadonlySet<string> = words(
  `amplitude clipPathUnits cx cy d dx dy exponent filterUnits fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2
  k3 k4 maskContentUnits maskUnits mode offset operator pathLength patternContentUnits patternTransform patternUnits points
  preserveAspectRatio primitiveUnits r radius result rx ry slope spreadMethod stdDeviation tableValues type values viewBox width x x1
  x2 y y1 y2`,
)

const allowedFunction =
  /(?:rgba?|hsla?|matrix|translate|rotate|scale|skewX|skewY)\(|url\((["']?)(#[^\s"'()\\]+)\1\)/gi

/**
 * Returns a value of an attribute or a property with `prefix` before the ids that it refers to, or `undefined` if it could refer to
 * something else.
 */
export function readValue(value: string, prefix: string): string | undefined {
  // An escape can hide a name, such as `url` in `url()`.
  if (value.includes('\\') || value.includes('/*')) return undefined
  if (value.replace(allowedFunction, '').includes('(')) return undefined
  return value.replace(allowedFunction, (text, _, id) => (id ? `url(#${prefix}${id.slice(1)})` : text))
}
