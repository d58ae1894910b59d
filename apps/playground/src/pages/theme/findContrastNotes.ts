import type { ThemeVariables } from '@latchkit/core'
import { getContrast } from '../../settings/accents.js'

/** A remark on the accent in one scheme. A warning has a low contrast that the kit cannot correct. */
export type ContrastNote = { readonly isWarning: boolean; readonly text: string }

const schemes = ['light', 'dark'] as const
/** The kit's own surface. */
const surface = 'light-dark(#fff, #181a17)'

/** Compares the accent with the card in both schemes. Texts always have a contrast of 4.5:1, because the kit derives their colors. */
export function findContrastNotes(variables: ThemeVariables): readonly ContrastNote[] {
  const { accent } = variables
  if (!accent) return []
  return schemes.flatMap((scheme): readonly ContrastNote[] => {
    const contrast = getContrast(readColor(accent, scheme), readColor(variables.surface ?? surface, scheme))
    const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
    if (contrast < 3)
      return [
        {
          isWarning: true,
          text: `In the ${scheme} scheme, the button has a contrast of ${shown}:1 to the card. Users find it more easily at 3:1: choose another accent for this scheme.`,
        },
      ]
    if (contrast < 4.5)
      return [
        {
          isWarning: false,
          text: `In the ${scheme} scheme, links have a ${scheme === 'light' ? 'darker' : 'lighter'} shade of the accent, so that they are readable.`,
        },
      ]
    return []
  })
}

/** Returns a CSS color as `#rrggbb` in a scheme, without its alpha. */
function readColor(color: string, scheme: (typeof schemes)[number]): string {
  const probe = document.createElement('span')
  probe.style.colorScheme = scheme
  probe.style.color = color
  document.body.append(probe)
  const channels = getComputedStyle(probe).color.match(/\d+(?:\.\d+)?/g) ?? []
  probe.remove()
  return `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('')}`
}
