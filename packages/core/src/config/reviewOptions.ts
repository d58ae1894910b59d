import { ConfigError } from '../foundation/errors/config.js'
import { appKitFeatures, appKitOptions, appKitVariables } from './appKitOptions.js'
import { isAppKitVariable } from './fromAppKitVariables.js'
import { nearest } from './nearest.js'
import type { ThemeVariableName } from './themeVariables.js'

/** The result of a review of options. */
export type OptionsReview = {
  readonly error?: ConfigError | undefined
  /** One warning for each AppKit option without effect, with its replacement. */
  readonly warnings: readonly string[]
}

type Names = Readonly<Record<string, unknown>>

/** A record, so that a missing name does not compile. */
const themeVariableNames: Readonly<Record<ThemeVariableName, true>> = {
  accent: true,
  'on-accent': true,
  surface: true,
  raised: true,
  text: true,
  muted: true,
  danger: true,
  warning: true,
  scrim: true,
  font: true,
  'font-scale': true,
  radius: true,
  motion: true,
}

/**
 * Reviews the option names: an unknown name is an error, an AppKit name is a warning. Never throws.
 */
export function reviewOptions(
  options: Names,
  known: { readonly options: Names; readonly features: Names },
): OptionsReview {
  const { features, themeVariables } = options
  return merge([
    reviewNames(options, known.options, appKitOptions, ''),
    reviewNames(features, known.features, appKitFeatures, 'features.'),
    reviewThemeVariables(themeVariables, 'themeVariables'),
    { warnings: reviewLegalCheckbox(options) },
  ])
}

function reviewLegalCheckbox({ features, termsConditionsUrl, privacyPolicyUrl }: Names): readonly string[] {
  const isOn = entriesOf(features).some(([name, value]) => name === 'legalCheckbox' && value === true)
  if (!isOn || termsConditionsUrl || privacyPolicyUrl) return []
  return [
    'The option "features.legalCheckbox" has no effect without a link. Set "termsConditionsUrl" or "privacyPolicyUrl".',
  ]
}

/** Reviews theme variables, like `reviewOptions`. */
export function reviewThemeVariables(variables: unknown, path: string): OptionsReview {
  const all = entriesOf(variables)
  const own = Object.fromEntries(all.filter(([name]) => !isAppKitVariable(name)))
  const warnings = all.flatMap(([name]) => {
    const advice = isAppKitVariable(name) && appKitVariables[name.replace(/^--[^-]+-/, '')]
    return advice ? [`The theme variable "${name}" has no effect. ${advice}`] : []
  })
  return merge([reviewNames(own, themeVariableNames, {}, `${path}.`), { warnings }])
}

function reviewNames(
  given: unknown,
  known: Names,
  appKit: Readonly<Record<string, string>>,
  prefix: string,
): OptionsReview {
  const warnings: string[] = []
  for (const [name, value] of entriesOf(given)) {
    if (Object.hasOwn(known, name)) continue
    if (Object.hasOwn(appKit, name)) {
      if (value !== undefined) warnings.push(`The option "${prefix}${name}" has no effect. ${appKit[name]}`)
      continue
    }
    const similar = nearest(name.replace(/^--latchkit-/, ''), Object.keys(known))
    const hint = similar ? ` Did you mean "${prefix}${similar}"?` : ''
    return {
      error: new ConfigError({ path: `${prefix}${name}`, reason: `unknown option.${hint}` }),
      warnings,
    }
  }
  return { warnings }
}

function merge(reviews: readonly OptionsReview[]): OptionsReview {
  return {
    error: reviews.find(({ error }) => error)?.error,
    warnings: reviews.flatMap(({ warnings }) => warnings),
  }
}

/** Values of other types are rejected where they are validated. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
