import { ConfigError } from '../foundation/errors/config.js'
import { namespaces } from '../foundation/namespaces.js'
import { accountTypes } from '../foundation/schema/account.js'
import { type CaipNetworkId, isCaipNetworkId } from '../foundation/schema/caip.js'
import {
  type Check,
  checkBoolean,
  checkImage,
  checkList,
  checkMethods,
  checkObject,
  checkOneOf,
  checkPage,
  checkText,
  fail,
} from '../foundation/schema/check.js'
import { checkNetwork } from '../foundation/schema/checkNetwork.js'
import type { Network } from '../foundation/schema/network.js'
import { socialProviders } from '../foundation/schema/socialProvider.js'
import { isWebUrl } from '../foundation/schema/url.js'
import { checkCustomWallets } from './checkWallets.js'
import type { CompleteOptions } from './completeNetworks.js'
import type { Config, ConnectorGroup, FeatureOptions, Options } from './config.js'
import { isDevelopmentBuild, reviewInDevelopment } from './inDevelopment.js'
import { parseThemeVariables } from './parseThemeVariables.js'
import { getKitName } from './scopeStorage.js'

/** The default order of the wallet groups: apps/docs/src/content/docs/concepts/behavior/configuration.md, "Configuration". */
const groups: readonly ConnectorGroup[] = [
  'recent',
  'injected',
  'walletConnect',
  'featured',
  'custom',
  'external',
  'recommended',
]

const checkTexts = checkList(checkText)

/** Every option has a validator: a missing one does not compile. It does not see an option that is omitted, except for `networks`. */
const checks: { readonly [Name in keyof Required<Options>]: Check<unknown> } = {
  name: checkText,
  projectId: checkAnyText,
  networks: checkNetworks,
  adapters: checkList(checkFactory('wagmi')),
  gateway: checkMethods(['complete']),
  relay: checkFactory('walletConnect'),
  login: checkFactory('loginFrame'),
  catalogue: checkFactory('catalogue'),
  dataApi: checkFactory('dataApi'),
  defaultNetwork: checkNetwork,
  metadata: checkMetadata,
  defaultAccountTypes: checkAccountTypes,
  features: checkObject,
  themeMode: checkOneOf(['light', 'dark']),
  themeVariables: parseThemeVariables,
  allowUnsupportedChain: checkBoolean,
  enableNetworkSwitch: checkBoolean,
  enableWallets: checkBoolean,
  enableEIP6963: checkBoolean,
  enableInjected: checkBoolean,
  enableWalletGuide: checkBoolean,
  enableTwoPanes: checkBoolean,
  allWallets: checkOneOf(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  featuredWalletIds: checkTexts,
  includeWalletIds: checkTexts,
  excludeWalletIds: checkTexts,
  customWallets: checkCustomWallets,
  termsConditionsUrl: checkPage,
  privacyPolicyUrl: checkPage,
  chainImages: checkObject,
  connectorImages: checkImages,
  enableEmbedded: checkBoolean,
  debug: checkBoolean,
  storage: (value, path) => value === null || checkMethods(['getItem', 'setItem', 'removeItem'])(value, path),
  initialState: checkObject,
  telemetry: checkMethods(['track']),
  clock: checkMethods(['now', 'setTimeout']),
  // Their methods are reviewed in development: see `reviewOptions`.
  siwx: checkObject,
  siweConfig: checkObject,
}

const featureChecks: { readonly [Name in keyof Required<FeatureOptions>]: Check<unknown> } = {
  collapseWallets: checkBoolean,
  connectMethodsOrder: checkList(checkOneOf(['wallet', 'email', 'social'])),
  connectorTypeOrder: checkList(checkOneOf(groups)),
  email: checkBoolean,
  history: checkBoolean,
  legalCheckbox: checkBoolean,
  passkey: checkBoolean,
  pay: checkBoolean,
  smartSessions: checkBoolean,
  receive: checkBoolean,
  send: checkBoolean,
  socials: (value, path) => value === false || checkList(checkOneOf(socialProviders))(value, path),
  swaps: checkBoolean,
  // An unknown name has no effect. Development builds reject it: see `checkUsualValues`.
  walletFeaturesOrder: checkTexts,
  // Parsed when it is used.
  onramp: (value) => value,
}

/**
 * Parses options: validates every option and fills in the defaults. `warnings` are logged to the
 * app's developer and do not stop the kit.
 *
 * @throws `ConfigError` naming the invalid option. Unknown options are only rejected in
 * development.
 */
export function parseConfig(options: CompleteOptions): {
  readonly config: Config
  readonly warnings: readonly string[]
} {
  const given = checkObject(options, 'options')
  if (given.siweConfig !== undefined && given.siwx !== undefined)
    throw new ConfigError({ path: '', reason: 'Cannot set both siweConfig and siwx options' })
  const warnings = reviewInDevelopment(given, { options: checks, features: featureChecks })
  checkAll(given, checks, '')
  const { features = {}, networks } = options
  checkAll(features as typeof given, featureChecks, 'features.')

  const byId = new Map(networks.map((network) => [network.caipNetworkId, network]))
  return {
    config: toConfig(options, features, byId),
    warnings,
  }
}

function checkAll(
  given: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, Check<unknown>>>,
  path: string,
): void {
  for (const [name, check] of Object.entries(checks)) {
    if (given[name] !== undefined || name === 'networks') check(given[name], path + name)
  }
}

function toConfig(
  options: CompleteOptions,
  features: FeatureOptions,
  byId: ReadonlyMap<CaipNetworkId, Network>,
): Config {
  const { networks } = options
  return {
    name: getKitName(options),
    isBasic: !options.adapters?.length,
    projectId: options.projectId?.trim() ?? '',
    networks,
    defaultNetwork: toDefaultNetwork(options, byId),
    networkOf: (chainId) => byId.get(chainId),
    connectorTypeOrder: [...new Set([...(features.connectorTypeOrder ?? []), ...groups])],
    socials: [...new Set(features.socials || [])],
    legalCheckbox: !!features.legalCheckbox && !!(options.termsConditionsUrl || options.privacyPolicyUrl),
    themeVariables: parseThemeVariables(options.themeVariables ?? {}, 'themeVariables'),
    chainImages: toChainImages(options.chainImages ?? {}),
    siwx: options.siwx ?? options.siweConfig,
    ...withDefaults(features, {
      collapseWallets: false,
      connectMethodsOrder: [],
      email: true,
      history: true,
      passkey: false,
      pay: false,
      smartSessions: false,
      receive: true,
      send: true,
      swaps: true,
      onramp: true,
      walletFeaturesOrder: [],
    }),
    ...withDefaults(options, {
      metadata: { name: '', description: '', url: '', icons: [] },
      defaultAccountTypes: {},
      themeMode: undefined,
      includeWalletIds: undefined,
      termsConditionsUrl: undefined,
      privacyPolicyUrl: undefined,
      allowUnsupportedChain: false,
      enableNetworkSwitch: true,
      enableWallets: true,
      enableEIP6963: true,
      enableInjected: true,
      enableWalletGuide: true,
      enableTwoPanes: false,
      allWallets: 'SHOW',
      featuredWalletIds: [],
      excludeWalletIds: [],
      customWallets: [],
      connectorImages: {},
      enableEmbedded: false,
      debug: isDevelopmentBuild(),
    }),
  }
}

/** Returns the values of these names, each one that is not given from `defaults`. */
function withDefaults<Given extends object, const Name extends keyof Given & keyof Config>(
  given: Given,
  defaults: Pick<Config, Name>,
): Pick<Config, Name> {
  // Each validator accepts only values of the option, and `undefined`.
  const values: Record<string, unknown> = defaults
  for (const name in values) values[name] = given[name as Name] ?? values[name]
  return defaults
}

function checkNetworks(value: unknown, path: string): void {
  const networks = checkList(checkNetwork)(value, path)
  if (networks.length === 0) throw new ConfigError({ path, reason: 'expected at least one network' })
  for (const [index, { caipNetworkId }] of networks.entries()) {
    const first = networks.findIndex((network) => network.caipNetworkId === caipNetworkId)
    if (first < index)
      throw new ConfigError({
        path: `${path}[${index}]`,
        reason: `${caipNetworkId} is already there, as ${path}[${first}]`,
      })
  }
}

function toDefaultNetwork(
  { networks, defaultNetwork = networks[0] }: CompleteOptions,
  byId: ReadonlyMap<CaipNetworkId, Network>,
): Network {
  const network = byId.get(defaultNetwork.caipNetworkId)
  if (network) return network
  const reason = `${defaultNetwork.caipNetworkId} is not one of \`networks\``
  throw new ConfigError({ path: 'defaultNetwork', reason })
}

/** Creates a validator for a function, which creates a port. `example`: a function of the kit that returns one. */
function checkFactory(example: string): Check<unknown> {
  return (value, path) =>
    typeof value === 'function' ? value : fail(path, `the result of ${example}()`, value)
}

function checkAccountTypes(value: unknown, path: string): void {
  for (const [name, type] of Object.entries(checkObject(value, path))) {
    const at = `${path}.${name}`
    checkOneOf(accountTypes[checkOneOf(namespaces)(name, at)])(type, at)
  }
}

/** An empty text is valid too. */
function checkAnyText(value: unknown, path: string): void {
  if (typeof value !== 'string') fail(path, 'a text', value)
}

function checkMetadata(value: unknown, path: string): void {
  const { name, description, url, icons } = checkObject(value, path)
  checkText(name, `${path}.name`)
  checkAnyText(description, `${path}.description`)
  if (typeof url !== 'string' || !isWebUrl(url)) fail(`${path}.url`, "the page's own https: URL", url)
  checkList(checkIcon)(icons, `${path}.icons`)
}

function checkIcon(value: unknown, path: string): void {
  if (typeof value !== 'string' || !isWebUrl(value)) checkImage(value, path)
}

function checkImages(value: unknown, path: string): void {
  for (const [id, image] of Object.entries(checkObject(value, path))) checkImage(image, `${path}.${id}`)
}

/** Keys are CAIP-2 ids, or plain chain ids of `eip155`. */
function toChainImages(images: Readonly<Record<string, string>>): Config['chainImages'] {
  const byId: Partial<Record<CaipNetworkId, string>> = {}
  for (const [key, image] of Object.entries(images)) {
    const id = /^\d+$/.test(key) ? `eip155:${key}` : key
    const path = `chainImages.${key}`
    if (!isCaipNetworkId(id)) fail(path, 'a chain id, such as 1 or eip155:1, as the key', key)
    byId[id] = checkImage(image, path)
  }
  return byId
}
