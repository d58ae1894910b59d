import { ConfigError } from '../foundation/errors/config.js'
import { checkMethods, describe } from '../foundation/schema/check.js'
import { appKitFeatures, appKitOptions, appKitVariables, rainbowKitOptions } from './appKitOptions.js'
import type { CustomWallet, Metadata } from './config.js'
import { isAppKitVariable } from './fromAppKitVariables.js'
import { nearest } from './nearest.js'
import {
  checkUsualValues,
  findContradictions,
  findInvalidValues,
  findMissingOptions,
} from './reviewEffects.js'
import type { ThemeVariableName } from './themeVariables.js'

/** The result of a review of options. */
export type OptionsReview = {
  readonly error?: ConfigError | undefined
  /** One warning for each AppKit option without effect, with its replacement. */
  readonly warnings: readonly string[]
}

type Names = Readonly<Record<string, unknown>>

const otherKitOptions = { ...rainbowKitOptions, ...appKitOptions }

/** The known names of an object, or of each object in a list: `true`, or the names of a nested object. */
export type KnownNames = { readonly [name: string]: true | KnownNames }

/** The known names of options: a missing one does not compile. */
export type OptionNames<T> = { readonly [Name in keyof Required<T>]: true | KnownNames }

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
  'backdrop-filter': true,
  font: true,
  'font-scale': true,
  radius: true,
  'border-width': true,
  motion: true,
}

/** The names of the option `metadata`. */
const metadataNames: OptionNames<Metadata> & KnownNames = {
  name: true,
  description: true,
  url: true,
  icons: true,
  // Not in the type. The SDK sends them to wallets.
  redirect: true,
  verifyUrl: true,
}

const customWalletNames: OptionNames<CustomWallet> = {
  id: true,
  name: true,
  homepage: true,
  image_url: true,
  mobile_link: true,
  desktop_link: true,
  webapp_link: true,
  app_store: true,
  play_store: true,
  chrome_store: true,
  rdns: true,
}

/**
 * Reviews the option names: an unknown name is an error, an AppKit name is a warning. Never throws.
 */
export function reviewOptions(
  options: Names,
  known: { readonly options: Names; readonly features: Names },
): OptionsReview {
  const { features, themeVariables, metadata, customWallets } = options
  return merge([
    reviewNames(options, known.options, otherKitOptions, ''),
    reviewNames(features, known.features, appKitFeatures, 'features.'),
    reviewThemeVariables(themeVariables, 'themeVariables'),
    reviewNested(metadata, metadataNames, 'metadata'),
    reviewNested(customWallets, customWalletNames, 'customWallets'),
    reviewUsualValues(options),
    {
      warnings: [
        ...reviewLegalCheckbox(options),
        ...findMissingOptions(options),
        ...findContradictions(options),
      ],
    },
    reviewMethods(options, 'siwx', siwxMethods),
    reviewMethods(options, 'siweConfig', siweMethods),
  ])
}

const siwxMethods = ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions']
const siweMethods = ['getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut']

/** Reviews the methods of an option that is an object of the app. */
function reviewMethods(options: Names, name: string, methods: readonly string[]): OptionsReview {
  try {
    const given = options[name]
    if (typeof given === 'object') checkMethods(methods)(given, name)
  } catch (error) {
    if (error instanceof ConfigError) return { error, warnings: [] }
  }
  return { warnings: [] }
}

function reviewUsualValues(options: Names): OptionsReview {
  try {
    checkUsualValues(options)
  } catch (error) {
    if (error instanceof ConfigError) return { error, warnings: [] }
  }
  return { warnings: [] }
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
    const suffix = name.replace(/^--[^-]+-/, '')
    return isAppKitVariable(name) && Object.hasOwn(appKitVariables, suffix)
      ? [`The theme variable "${name}" has no effect. ${appKitVariables[suffix]}`]
      : []
  })
  if (isPlainObject(variables)) warnings.push(...findInvalidValues(variables))
  return merge([reviewNames(own, themeVariableNames, {}, `${path}.`), { warnings }])
}

/** Reviews the options of a factory, which plain JavaScript may omit or replace by its only option. */
export function reviewFactoryOptions(given: unknown, known: KnownNames, path: string): OptionsReview {
  if (typeof given === 'object' && given !== null) return reviewNested(given, known, path)
  const [name = ''] = Object.keys(known)
  const reason = `the options must be an object, got ${describe(given)}. Write ${path}({ ${name}: … })`
  return { error: new ConfigError({ path, reason }), warnings: [] }
}

/** Reviews the names of an object, of its nested objects, and of the objects in a list. */
function reviewNested(given: unknown, known: KnownNames, path: string): OptionsReview {
  if (Array.isArray(given))
    return merge(given.map((entry, index) => reviewNested(entry, known, `${path}[${index}]`)))
  if (!isPlainObject(given)) return { warnings: [] }
  const nested = Object.entries(known).map(([name, names]) =>
    names === true ? { warnings: [] } : reviewNested(given[name], names, `${path}.${name}`),
  )
  return merge([reviewNames(given, known, {}, `${path}.`), ...nested])
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

/** An instance of a class may have fields of its own. */
function isPlainObject(value: unknown): value is Names {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
