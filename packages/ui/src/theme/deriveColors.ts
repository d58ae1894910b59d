import { getContrast, getLuminance, type Rgb, shouldUseWhiteText } from './contrast.js'

/** The colors from which the others are derived. */
export type BaseColors = {
  readonly accent: Rgb
  /** Default: derived from the accent. */
  readonly onAccent?: Rgb | undefined
  readonly surface: Rgb
  readonly raised: Rgb
  readonly text: Rgb
  readonly danger: Rgb
  readonly warning: Rgb
}

const minContrast = 4.5
const softAlpha = 0.11
const hoverAlpha = 0.06
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/**
 * Returns the derived colors by custom property. Text on the accent, and the accent as text on every background, have a
 * contrast of 4.5:1 (WCAG 2.2, 1.4.3). This includes the 3:1 for non-text contrast (1.4.11).
 */
export function deriveColors(colors: BaseColors): Readonly<Record<string, string>> {
  const { accent, surface, raised, text, danger, warning } = colors
  const isWhite = colors.onAccent
    ? getLuminance(colors.onAccent) > getLuminance(accent)
    : shouldUseWhiteText(accent)
  return {
    '--lk-on-accent': toCss(colors.onAccent ?? (isWhite ? white : black)),
    '--lk-accent-hover': toCss(mix(accent, isWhite ? black : white, 0.1)),
    '--lk-accent-text': toCss(toReadable(accent, getTextBackgrounds(accent, surface, raised, text))),
    '--lk-soft': toCss(accent, softAlpha),
    '--lk-line': toCss(text, 0.11),
    '--lk-edge': toCss(text, 0.24),
    '--lk-hover': toCss(text, hoverAlpha),
    '--lk-danger-soft': toCss(danger, 0.08),
    '--lk-warning-soft': toCss(warning, 0.1),
  }
}

/** Returns the backgrounds of accent-colored text: the card, a list, and both with a tint or on hover. */
export function getTextBackgrounds(accent: Rgb, surface: Rgb, raised: Rgb, text: Rgb): readonly Rgb[] {
  return [surface, raised].flatMap((ground) => [
    ground,
    mix(ground, accent, softAlpha),
    mix(ground, text, hoverAlpha),
  ])
}

/** Mixes `color` with black or white until its contrast is sufficient on each of `backgrounds`. */
function toReadable(color: Rgb, backgrounds: readonly Rgb[]): Rgb {
  const getMinContrast = (one: Rgb) => Math.min(...backgrounds.map((ground) => getContrast(one, ground)))
  const target = getMinContrast(white) > getMinContrast(black) ? white : black
  for (let step = 0; step < 50; step += 1) {
    const moved = mix(color, target, step / 50)
    if (getMinContrast(moved) >= minContrast) return moved
  }
  return target
}

/** Mixes two colors like `color-mix(in srgb, …)`, which Chrome 109 lacks. Rounds each channel. */
function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share)
  return [at(0), at(1), at(2)]
}

function toCss(rgb: Rgb, alpha = 1): string {
  return `rgb(${rgb.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`
}
