// The rules of packages/ui/DESIGN.md: colors, text, spacing, corners, shadows and durations come from the tokens and scales.

const step = '-?(?:0|2|4|6|8|12|16|20|24|32|44|48)(?:px)?'
const part = `(?:${step}|auto|var\\(--[a-z-]+\\)|max\\(8px, env\\(safe-area-inset-bottom\\)\\))`
const spacing = [`/^${part}(?: ${part}){0,3}$/`]

const time = 'var\\(--lk-time-[a-z]+\\)'
const timing = `(?:var\\(--lk-ease\\)|ease-in-out|ease-in|ease-out|linear)`
const movement = `[a-z-]+ ${time}(?: ${timing})?(?: (?:infinite|forwards))?`
const motion = [`/^${movement}(?:,\\s+${movement})*$/`, 'none']

const base = 'var\\(--(?:lk-radius(?:-card|-small)?|latchkit-radius, 14px)\\)'
const radius = `(?:0|50%|27%|99px|inherit|${base}|calc\\(${base} [*-] [\\d.]+(?:px)?\\))`

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
      'color-mix',
    ],
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--lk-text-(?:xs|s|m|l|xl)\\)$/', 'max(16px, var(--lk-text-m))'],
      font: ['inherit', '/^(?:400|500|650) /'],
      'font-weight': ['400', '500', '650', 'inherit'],
      '/^(?:padding|margin|scroll-margin|(?:row-|column-)?gap)/': spacing,
      '/^border.*radius$/': [`/^${radius}$/`],
      '/^(?:animation|transition)$/': motion,
      '/-(?:duration|delay)$/': [`/^${time}$/`],
      'box-shadow': ['none', 'var(--lk-shadow)', '/^(?:inset )?0 0 0 [1-4]px var\\(--lk-[a-z-]+\\)$/'],
    },
  },
  overrides: [
    { files: ['**/styles/*okens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
}
