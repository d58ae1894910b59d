import { getContrast, getLuminance, type Rgb, shouldUseWhiteText } from './contrast.js'

/** The colors from which the others are derived. */
export type BaseColors = {
  readonly accent: Rgb
  /** Default: derived from the accent. */
  readonly onAccent?: Rgb | undefined
  readonly surface: Rgb
  /** Default: 1. */
  readonly surfaceAlpha?: number | undefined
  readonly raised: Rgb
  /** Default: 1. */
  readonly raisedAlpha?: number | undefined
  readonly text: Rgb
  readonly danger: Rgb
  readonly warning: Rgb
}

const minContrast = 4.5
const minFieldContrast = 3
const softAlpha = 0.11
const hoverAlpha = 0.06
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/**
 * Returns the derived colors by custom property. Text on the accent, and the accent as text on every background, have a
 * contrast of 4.5:1 (WCAG 2.2, 1.4.3). This includes the 3:1 for non-text contrast (1.4.11), which the border of a field has.
 */
export function deriveColors(colors: BaseColors): Readonly<Record<string, string>> {
  const { accent, raised, text, danger, warning } = colors
  const isWhite = colors.onAccent
    ? getLuminance(colors.onAccent) > getLuminance(accent)
    : shouldUseWhiteText(accent)
  return {
    '--lk-on-accent': toCss(colors.onAccent ?? (isWhite ? white : black)),
    '--lk-accent-hover': toCss(mix(accent, isWhite ? black : white, 0.1)),
    '--lk-accent-text': toCss(toReadable(accent, getTextBackgrounds(colors))),
    '--lk-field': toCss(toReadable(raised, getGrounds(colors), minFieldContrast)),
    '--lk-soft': toCss(accent, softAlpha),
    '--lk-line': toCss(text, 0.11),
    '--lk-edge': toCss(text, 0.24),
    '--lk-hover': toCss(text, hoverAlpha),
    '--lk-danger-soft': toCss(danger, 0.08),
    '--lk-warning-soft': toCss(warning, 0.1),
  }
}

/** Returns the colors that the card and a list on it can have: the app behind a translucent card can be black or white. */
function getGrounds({
  surface,
  surfaceAlpha = 1,
  raised,
  raisedAlpha = 1,
}: Pick<BaseColors, 'surface' | 'surfaceAlpha' | 'raised' | 'raisedAlpha'>): readonly Rgb[] {
  const cards =
    surfaceAlpha === 1 ? [surface] : [black, white].map((behind) => mix(behind, surface, surfaceAlpha))
  const lists = raisedAlpha === 1 ? [raised] : cards.map((card) => mix(card, raised, raisedAlpha))
  return [...cards, ...lists]
}

/** Returns the backgrounds of accent-colored text: the card, a list, and both with a tint or on hover. */
export function getTextBackgrounds(colors: BaseColors): readonly Rgb[] {
  return getGrounds(colors).flatMap((ground) => [
    ground,
    mix(ground, colors.accent, softAlpha),
    mix(ground, colors.text, hoverAlpha),
  ])
}

/** Mixes `color` with black or white until its contrast is at least `min` on each of `backgrounds`. */
function toReadable(color: Rgb, backgrounds: readonly Rgb[], min = minContrast): Rgb {
  const getMinContrast = (one: Rgb) => Math.min(...backgrounds.map((ground) => getContrast(one, ground)))
  const target = getMinContrast(white) > getMinContrast(black) ? white : black
  for (let step = 0; step < 50; step += 1) {
    const moved = mix(color, target, step / 50)
    if (getMinContrast(moved) >= min) return moved
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
