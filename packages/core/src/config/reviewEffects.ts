import { readOpenerPolicy } from '../browser/readOpenerPolicy.js'
import { supportsCss } from '../browser/supportsCss.js'
import { ConfigError } from '../foundation/errors/config.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import { checkList, checkOneOf } from '../foundation/schema/check.js'
import { fromAppKitVariables } from './fromAppKitVariables.js'
import type { ThemeVariableName } from './themeVariables.js'

// Values that are valid, and have no effect or not the intended one.

type Given = Readonly<Record<string, unknown>>

const login = 'Set "login" to loginFrame() from @latchkit/frame-client/login.'
const dataApi = 'Set "dataApi" to dataApi() from @latchkit/blockchain-api.'
const relay = 'Set "relay" to walletConnect() from @latchkit/core/walletconnect.'

/** Features that need another option, and how to set that one. */
const requirements: Readonly<Record<string, readonly [option: string, hint: string]>> = {
  collapseWallets: ['login', login],
  email: ['login', login],
  passkey: ['login', login],
  socials: ['login', login],
  swaps: ['dataApi', dataApi],
  onramp: ['dataApi', dataApi],
}

/** Returns a warning for each option that has no effect without another one. */
export function findMissingOptions(options: Given): readonly string[] {
  const { features, allWallets, projectId } = options
  const warnings = Object.entries(requirements).flatMap(([name, [option, hint]]) => {
    const value = isObject(features) ? features[name] : undefined
    const isOn = Array.isArray(value) ? value.length > 0 : Boolean(value)
    return isOn && !options[option]
      ? [`The option "features.${name}" has no effect without "${option}". ${hint}`]
      : []
  })
  if ((allWallets === 'SHOW' || allWallets === 'ONLY_MOBILE') && !options.relay)
    warnings.push(`The option "allWallets" has no effect without "relay". ${relay}`)
  if (projectId === undefined || (typeof projectId === 'string' && projectId.trim() === ''))
    warnings.push(
      'The option "projectId" is empty. Set it to a name for your app, such as "my-dapp"; if your relay or gateway has a list of projects, to the id in it.',
    )
  return warnings
}

/** Returns a warning if a wallet is both in the only ones to list and in those never to list. */
export function findContradictions({ includeWalletIds, excludeWalletIds }: Given): readonly string[] {
  if (!Array.isArray(includeWalletIds) || !Array.isArray(excludeWalletIds)) return []
  return includeWalletIds
    .filter((id) => excludeWalletIds.includes(id))
    .map(
      (id) =>
        `The wallet "${id}" is never listed: it is in "includeWalletIds" and in "excludeWalletIds". Remove it from one.`,
    )
}

/**
 * Checks the kind of values that are often something else.
 *
 * @throws `ConfigError` that says what to write instead.
 */
export function checkUsualValues({ themeMode, initialState, features }: Given): void {
  if (isObject(features) && features.walletFeaturesOrder !== undefined)
    checkList(checkOneOf(['onramp', 'swaps', 'receive', 'send']))(
      features.walletFeaturesOrder,
      'features.walletFeaturesOrder',
    )
  if (themeMode === 'auto' || themeMode === 'system')
    throw new ConfigError({
      path: 'themeMode',
      reason: `must be "light" or "dark", got "${themeMode}". Omit it to follow the system`,
    })
  if (typeof initialState === 'string')
    throw new ConfigError({
      path: 'initialState',
      reason:
        "must be an object, got a text. Write parseCookie(cookies, { projectId }), from '@latchkit/core/schema'",
    })
}

/** Returns a warning for a storage that answers with promises. Reads a key that the kit does not use. */
export function findAsyncStorage(storage: { readonly getItem: (key: string) => unknown }): readonly string[] {
  try {
    if (!(storage.getItem('latchkit') instanceof Promise)) return []
    return [
      'Nothing can be restored: the option "storage" must be synchronous, but getItem() returned a promise. Read the values before the kit is created, and give an object over them.',
    ]
  } catch {
    // Errors of a storage are reported when it is used.
    return []
  }
}

/** Returns a warning for a page whose policy cuts off the windows that its frames open. */
export async function findCutOffWindows(): Promise<readonly string[]> {
  try {
    const policy = await readOpenerPolicy()
    if (policy === null || !/^\s*same-origin\s*(?:;|$)/.test(policy)) return []
    return [
      'Users of the login can approve nothing, and cannot log in with an account of another site: the page has the header "Cross-Origin-Opener-Policy: same-origin", which cuts off the windows of the login. Send "same-origin-allow-popups".',
    ]
  } catch {
    // The server does not answer: the page says so itself.
    return []
  }
}

/** Returns a warning for the namespaces in which nothing can be connected. */
export function findMissingAdapters(
  namespaces: readonly ChainNamespace[],
  adapters: { readonly has: (namespace: ChainNamespace) => boolean },
): readonly string[] {
  const missing = namespaces.filter((namespace) => !adapters.has(namespace))
  if (missing.length === 0) return []
  const factories = missing.map((namespace) => adapterFactories[namespace])
  return [
    `No wallet can be connected on networks of ${missing.join(', ')}: the option "adapters" has no adapter for them. Add ${factories.join(' and ')}${missing.length < namespaces.length ? ', or remove the networks' : ''}.`,
  ]
}

const adapterFactories: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'wagmi() from @latchkit/adapter-wagmi or ethers() from @latchkit/adapter-ethers',
  solana: 'solana() from @latchkit/adapter-solana',
  bip122: 'bitcoin() from @latchkit/adapter-bitcoin',
  polkadot: 'the option "relay" for wallets of polkadot',
  cosmos: 'the option "relay" for wallets of cosmos',
}

/** The kinds of values, with a CSS property that accepts the same values and an example. */
const color = ['color', 'a color such as #3b5bfd'] as const
const factor = ['flex-grow', 'a number such as 1.2'] as const
const length = ['padding-top', 'a length such as 12px'] as const

/** Values of a name that is missing here are not reviewed. */
const values: Readonly<Record<ThemeVariableName, readonly [property: string, example: string]>> = {
  accent: color,
  'on-accent': color,
  surface: color,
  raised: color,
  text: color,
  muted: color,
  danger: color,
  warning: color,
  scrim: color,
  'backdrop-filter': ['filter', 'a filter such as blur(8px)'],
  font: ['font-family', 'a list of fonts such as "Inter, sans-serif"'],
  'font-scale': factor,
  radius: length,
  'border-width': length,
  motion: factor,
}

/** Returns a warning for each value of a theme variable that is none of its kind. Only browsers know the values of CSS. */
export function findInvalidValues(variables: object): readonly string[] {
  return Object.entries(fromAppKitVariables(variables)).flatMap(([name, value]) => {
    if (!Object.hasOwn(values, name) || typeof value !== 'string') return []
    // What variables contain is not known here, and `light-dark()` also works in browsers without it.
    if (/\b(?:var|env|light-dark)\(/.test(value)) return []
    const [property, example] = values[name as ThemeVariableName]
    return supportsCss(property, value)
      ? []
      : [`The theme variable "${name}" has no effect: it must be ${example}, got "${value}".`]
  })
}

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null
}
