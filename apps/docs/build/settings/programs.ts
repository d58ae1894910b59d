// The settings of the gateway are no export of a package: it is a program.
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { applyDefaults } from '../../../gateway/src/foundation/config/applyDefaults.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { gatewayDefaults } from '../../../gateway/src/foundation/config/gatewayDefaults.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { getHeapLimits } from '../../../gateway/src/foundation/config/getHeapLimits.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { frameDefaults } from '../../../gateway/src/frame/frameDefaults.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { readFrameSettings } from '../../../gateway/src/frame/readFrameSettings.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { readRecoverySettings } from '../../../gateway/src/recovery/readRecoverySettings.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { recoveryDefaults } from '../../../gateway/src/recovery/recoveryDefaults.js'
import { root } from '../reference/readExports.js'
import { readSettings } from './readSettings.js'
import type { SettingsProgram } from './toSettingsTable.js'

const config = 'apps/gateway/src/foundation/config/Settings.ts'
const gatewaySettings = readSettings(config, 'settingsSchema')

/** The programs by name, each with the page that has its table. */
export const programs: readonly (SettingsProgram & { readonly name: string; readonly page: string })[] = [
  {
    name: 'gateway',
    page: 'settings',
    settings: gatewaySettings,
    required: [],
    defaults: toGatewayDefaults(),
    links: {
      trustProxy: '[Behind a proxy](serve-others.md#behind-a-proxy)',
      projectsFile: '[Serve others](serve-others.md)',
      chainsFile: '[Chains](chains.md#chains) and [Presets](chains.md#presets)',
      swapSourcesFile: '[Sources of swaps](swaps.md#sources-of-swaps)',
      tokensDir: '[Balances](balances.md)',
      ipfsGatewayUrl: '[Images](images.md)',
      imageKey: '[Images](images.md)',
      catalogueDir: '[Wallet catalogue](catalogue.md)',
      attestationKeyFile: '[Attestation](endpoints.md#attestation)',
      nameZones: '[Registered names](names.md#registered-names)',
      nameSigningKey: '[Names in ENS](names.md#names-in-ens)',
      onrampFile: '[Purchases](purchases.md#purchases)',
      exchangesFile: '[Exchanges](purchases.md#exchanges)',
      bundlerFile: '[User operations](user-operations.md)',
      loginFile: '[Login service](login-service.md)',
      signInKeyFile: '[Sign-in with an account](sign-in.md)',
      rpcAddressBurst: '[Chains](chains.md#chains)',
    },
  },
  {
    name: 'recovery service',
    page: 'recovery',
    settings: withShared(
      readSettings('apps/gateway/src/recovery/RecoverySettings.ts', 'recoverySettingsSchema'),
    ),
    required: findRequired(readRecoverySettings),
    defaults: recoveryDefaults,
    links: { trustProxy: '[Behind a proxy](serve-others.md#behind-a-proxy)' },
  },
  {
    name: 'frame’s server',
    page: 'login-frame',
    settings: withShared(readSettings('apps/gateway/src/frame/FrameSettings.ts', 'frameSettingsSchema')),
    required: findRequired(readFrameSettings),
    defaults: frameDefaults,
    links: {
      trustProxy: '[Behind a proxy](serve-others.md#behind-a-proxy)',
      smartAccountsFile: '[Smart accounts](../../../../../login-frame/README.md#smart-accounts)',
    },
  },
]

/** Adds the description of the gateway's setting to each setting that a program shares with it, and does not describe. */
function withShared(settings: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...settings].map(([name, text]) => [name, text || (gatewaySettings.get(name) ?? '')]))
}

/** The defaults on a machine with a large heap, with paths from the root of the repository. */
function toGatewayDefaults(): Readonly<Record<string, unknown>> {
  const { maxTotalSubscriptions, maxAddressSubscriptions } = getHeapLimits(Number.MAX_SAFE_INTEGER)
  const defaults = applyDefaults({ ...gatewayDefaults, maxTotalSubscriptions, maxAddressSubscriptions })
  return { ...defaults, catalogueDir: defaults.catalogueDir.replace(root, '') }
}

/** Returns the settings that a program names when it starts without any. */
function findRequired(read: (env: Readonly<Record<string, string>>) => unknown): readonly string[] {
  try {
    read({})
  } catch (error) {
    return String(error).match(/\b[A-Z]+_[A-Z_]+\b/g) ?? []
  }
  return []
}
