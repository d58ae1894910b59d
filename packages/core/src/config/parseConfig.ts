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
  optional,
} from '../foundation/schema/check.js'
import { checkNetwork } from '../foundation/schema/checkNetwork.js'
import type { Network } from '../foundation/schema/network.js'
import { socialProviders } from '../foundation/schema/socialProvider.js'
import { isWebUrl, safeImageUrl } from '../foundation/schema/url.js'
import { checkCustomWallets } from './checkWallets.js'
import type { CompleteOptions } from './completeNetworks.js'
import type { Config, ConnectorGroup, FeatureOptions, Metadata, Options } from './config.js'
import { isDevelopmentBuild, reviewInDevelopment } from './inDevelopment.js'
import { parseThemeVariables } from './parseThemeVariables.js'
import { getKitName } from './scopeStorage.js'

/** The default order of the wallet groups: docs/behavior.md, "Configuration". */
const groups: readonly ConnectorGroup[] = [
  'recent',
  'injected',
  'walletConnect',
  'featured',
  'custom',
  'external',
  'recommended',
]

const checkFlag = optional(checkBoolean)
const checkTexts = optional(checkList(checkText))

/** Every option has a validator: a missing one does not compile. */
const checks: { readonly [Name in keyof Required<Options>]: Check<unknown> } = {
  name: optional(checkText),
  projectId: optional((value, path) => (typeof value === 'string' ? value : fail(path, 'a text', value))),
  networks: checkNetworks,
  adapters: optional(checkList(checkFactory('wagmi'))),
  gateway: optional(checkMethods(['complete'])),
  relay: optional(checkFactory('walletConnect')),
  login: optional(checkFactory('loginFrame')),
  catalogue: optional(checkFactory('catalogue')),
  dataApi: optional(checkFactory('dataApi')),
  defaultNetwork: optional(checkNetwork),
  metadata: optional(checkMetadata),
  defaultAccountTypes: optional(checkAccountTypes),
  features: optional(checkObject),
  themeMode: optional(checkOneOf(['light', 'dark'])),
  themeVariables: optional(parseThemeVariables),
  allowUnsupportedChain: checkFlag,
  enableNetworkSwitch: checkFlag,
  enableWallets: checkFlag,
  enableEIP6963: checkFlag,
  enableInjected: checkFlag,
  enableWalletGuide: checkFlag,
  enableTwoPanes: checkFlag,
  allWallets: optional(checkOneOf(['SHOW', 'HIDE', 'ONLY_MOBILE'])),
  featuredWalletIds: checkTexts,
  includeWalletIds: checkTexts,
  excludeWalletIds: checkTexts,
  customWallets: optional(checkCustomWallets),
  termsConditionsUrl: optional(checkPage),
  privacyPolicyUrl: optional(checkPage),
  chainImages: optional(checkObject),
  connectorImages: optional(checkImages),
  enableEmbedded: checkFlag,
  debug: checkFlag,
  storage: (value, path) =>
    value === null ? null : optional(checkMethods(['getItem', 'setItem', 'removeItem']))(value, path),
  initialState: optional(checkObject),
  telemetry: optional(checkMethods(['track'])),
  clock: optional(checkMethods(['now', 'setTimeout'])),
  // Their methods are reviewed in development: see `reviewOptions`.
  siwx: optional(checkObject),
  siweConfig: optional(checkObject),
}

const featureChecks: { readonly [Name in keyof Required<FeatureOptions>]: Check<unknown> } = {
  collapseWallets: checkFlag,
  connectMethodsOrder: optional(checkList(checkOneOf(['wallet', 'email', 'social']))),
  connectorTypeOrder: optional(checkList(checkOneOf(groups))),
  email: checkFlag,
  history: checkFlag,
  legalCheckbox: checkFlag,
  passkey: checkFlag,
  pay: checkFlag,
  smartSessions: checkFlag,
  receive: checkFlag,
  send: checkFlag,
  socials: (value, path) => value === false || optional(checkList(checkOneOf(socialProviders)))(value, path),
  swaps: checkFlag,
  walletFeaturesOrder: optional(checkList(checkOneOf(['onramp', 'swaps', 'receive', 'send']))),
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
  for (const [name, check] of Object.entries(checks)) check(given[name], name)
  const { features = {}, networks } = options
  for (const [name, check] of Object.entries(featureChecks))
    check((features as Readonly<Record<string, unknown>>)[name], `features.${name}`)

  const byId = new Map(networks.map((network) => [network.caipNetworkId, network]))
  return {
    config: toConfig(options, features, byId),
    warnings,
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
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given[name as Name] ?? value]),
  ) as Pick<Config, Name>
}

function checkNetworks(value: unknown, path: string): readonly Network[] {
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
  return networks
}

function toDefaultNetwork(options: CompleteOptions, byId: ReadonlyMap<CaipNetworkId, Network>): Network {
  const { defaultNetwork, networks } = options
  if (!defaultNetwork) return networks[0]
  const network = byId.get(defaultNetwork.caipNetworkId)
  if (!network)
    throw new ConfigError({
      path: 'defaultNetwork',
      reason: `${defaultNetwork.caipNetworkId} is not one of \`networks\``,
    })
  return network
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

function checkMetadata(value: unknown, path: string): Metadata {
  const { name, description, url, icons } = checkObject(value, path)
  checkText(name, `${path}.name`)
  if (typeof description !== 'string') fail(`${path}.description`, 'a text', description)
  if (typeof url !== 'string' || !isWebUrl(url)) fail(`${path}.url`, "the page's own https: URL", url)
  checkList(checkIcon)(icons, `${path}.icons`)
  return value as Metadata
}

function checkIcon(value: unknown, path: string): string {
  return typeof value === 'string' && isWebUrl(value) ? value : checkImage(value, path)
}

function checkImages(value: unknown, path: string): Readonly<Record<string, string>> {
  const images = checkObject(value, path)
  return Object.fromEntries(
    Object.entries(images).map(([id, image]) => [id, checkImage(image, `${path}.${id}`)]),
  )
}

/** Keys are CAIP-2 ids, or plain chain ids of `eip155`. */
function toChainImages(images: Readonly<Record<string, string>>): Config['chainImages'] {
  const byId: Partial<Record<CaipNetworkId, string>> = {}
  for (const [key, image] of Object.entries(images)) {
    const id = /^\d+$/.test(key) ? `eip155:${key}` : key
    const path = `chainImages.${key}`
    if (!isCaipNetworkId(id)) fail(path, 'a chain id, such as 1 or eip155:1, as the key', key)
    byId[id] = safeImageUrl(image) ?? checkImage(image, path)
  }
  return byId
}
